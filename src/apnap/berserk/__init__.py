"""«Берсерк. Герои» (Berserk: Heroes): a rulebook on the kernel."""
