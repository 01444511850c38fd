"""Russian card texts of «Берсерк. Герои» -> forms."""
