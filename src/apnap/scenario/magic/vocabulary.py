"""English words that stand on cards although the grammar of card texts does not know them, and that look like words which it knows.

A text of a file that stops at one of them was not read; it is no misprint.
"""
from __future__ import annotations

_WORDS = """
alicorns also ante art ask asking augment aven ban bands bardic bathe battlebond behold best bid blights boon borders bore bring brock
cabaretti call can't chain challenge cleave cloister cold combine comes command controlled count craft crewed cure cut date daunt dead
decorated did disarm distribute doing donkey draft eat elven enchanting entering even faces fall finger firstest foretelling forge
form funk gear gift give golden goma goose guess gunk hagra hall hasn't hat haven't heaven heir her himself his hole horde hum i've
instances item just kind lanterns lasers league lines llama lock make master megalegendary megasunburst mentors money mono moon moves
mutates my nagas names nautilids negamorph non-black nonattacking noncombat noncommander ominous onionfect open outlaws owned paragon
pass person plan plane planeswalkerwalk played playtest porcine pray prime procession punctuation raid rangeling ransom ready reflect
reflip refuse resource restart revel role roll rouse run sage sand say says seal secret sell separates shards sign soospect spark
spectral spin sprouting squirrellink stall starting tally teach tear they're threaten tiered today toggle tome trash treat triple
unlocked vivi wark wastes weren't who will wizardly won word words wordy you're
"""
ORDINARY = frozenset(_WORDS.split())
