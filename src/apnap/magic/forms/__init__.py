"""What card texts compile to: frozen values, tagged, written and read without the compiler.

`words` (whom, what, how much, whether), `abilities` (activated, triggered, static, spell), `effects` (one verb grammar for costs and
effects), `events` (trigger conditions), `statics` (what static abilities do). The functions that carry forms out stand in
`apnap.magic.effects`, `apnap.magic.costs` and `apnap.magic.layers`.
"""
