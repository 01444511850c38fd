"""A small language for the engine's tests."""
from __future__ import annotations

import re

from apnap.text.engine.chart import Grammar, Parse, parse
from apnap.text.engine.lexicon import INT, PM, Lexicon
from apnap.text.engine.tokens import Tokenizer

TOKENIZER = Tokenizer()
LEXICON = Lexicon(
    {
        "NUM": {"two": 2, "three": 3},
        "TYPE": {"creature": "creature", "creatures": "creature", "land": "land", "lands": "land", "artifact": "artifact"},
    },
    {"INT": INT, "PM": PM, "SYM": re.compile(r"\{[^t{}]+\}")},
)
TEXT = """
line   = cost:cost ":" effects:effects limits:limits => Activated | effects:effects => Spell
cost   = item { ~"," item }
item   = "{t}" => TapSelf | pips:pips => Mana | act
pips   = @SYM { @SYM }
effects = act { sep act } stop
stop   = "." => ~
sep    = "," "then" => ~ | ","  => ~
act    = "sacrifice" what:obj => Sacrifice | "draw" n:number ~( "card" | "cards" ) => Draw
       | what:obj "gets" mod:@PM until:[ "until end of turn" ] => Pump
limits = { limit }
limit  = "activate only as a sorcery ." => OnlyAsSorcery | "activate only" n:@INT "times ." => Times
obj    = "~" => Self | ( ~"a" | ~"an" ) type:types [ "from" zone:zone ] => Obj(how=one) | "target" type:types => Obj(how=target, count=1)
types  = type { ~"or" type }
type   = @TYPE
zone   = "your hand" => 'hand' | "your graveyard" => 'graveyard'
number = "a" => 1 | @NUM | @INT
"""


def grammar(text: str = TEXT) -> Grammar:
    return Grammar.read(text, TOKENIZER, LEXICON)


ENGLISH = grammar()


def reading(line: str, of: Grammar = ENGLISH, start: str = "line") -> Parse:
    return parse(of, TOKENIZER.tokens(line), start)
