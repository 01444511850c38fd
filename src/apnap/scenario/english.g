# The language of `play:` and `expect:` in English. @PLAYER, @THING and @QUOTED are numbers of names found before; the rest are words.

command = ~[ "in" "response" ~[ "," ] ] act
act = who:@PLAYER ~( "activates" | "activate" | "announces" | "announce" | "uses" | "use" ) what:ability clauses:clauses end => Activate
        | who:@PLAYER ~( "equips" | "equip" ) what:thing "to" on:thing clauses:clauses end => Equip
        | who:@PLAYER ~( "equips" | "equip" ) on:thing "with" what:thing clauses:clauses end => Equip
        | who:@PLAYER word:@KEYWORD what:thing clauses:clauses end => ByKeyword
        | who:@PLAYER ~( "levels" | "level" ) what:thing "up" clauses:clauses end => ByKeyword(word='level up')
        | who:@PLAYER ~( "levels" | "level" ) "up" what:thing clauses:clauses end => ByKeyword(word='level up')
        | who:@PLAYER ~( "taps" | "tap" ) what:things [ "for" ( mana:mana | ~"mana" ) ] clauses:clauses end => ForMana
        | who:@PLAYER ~( "casts" | "cast" ) what:thing ~[ from_hand ] clauses:clauses end => Cast
        | who:@PLAYER ~( "plays" | "play" ) what:thing ~[ from_hand ] clauses:clauses end => Play
        | who:@PLAYER ~( "turns" | "turn" ) what:thing "face" "up" clauses:clauses end => Special(word='face up')
        | who:@PLAYER ~( "suspends" | "suspend" ) what:thing clauses:clauses end => Special(word=suspend)
        | who:@PLAYER ~( "pays" | "pay" ) "for" what:thing clauses:clauses end => Special(word=pay)
        | who:@PLAYER ~[ "just" ] verb:@LOOSE what:things end => Loose
        | who:@PLAYER ~( "takes" | "take" ) "back" of:ref end => Alter
        | who:@PLAYER ~( "changes" | "change" ) ~[ "the" ] announced ~[ "of" | "for" ] [ of:ref ] ~[ "to" choices ] end => Alter
        | who:@PLAYER ~( "passes" | "pass" ) ~[ "priority" ] end => Pass
        | everyone "until" "the" "stack" ~( "is" "empty" | "has" "resolved" | "resolves" ) end => PassAll(until=empty)
        | everyone [ times:times ] end => PassAll
        | who:@PLAYER ~( "pays" | "pay" ) [ what:paid ] clauses:clauses end => Pay
        | who:@PLAYER ~( "pays" | "pay" ) ~[ "for" "it" ] "with" with:things clauses:clauses end => Pay
        | who:@PLAYER not "pay" end => Answer(yes=0)
        | who:@PLAYER ~( "declines" | "decline" | "refuses" | "refuse" | not "do" ~[ "it" ] | not ) end => Answer(yes=0)
        | who:@PLAYER ~( "accepts" | "accept" | "does" ~[ "it" | "so" ] | "do" ~[ "it" | "so" ] ) clauses:clauses end => Answer(yes=1)
        | who:@PLAYER ~( "chooses" | "choose" | "targets" | "target" | "names" | "name" ) what:choices clauses:clauses end => Choose
        | who:@PLAYER ~( "orders" | "order" ) what:refs end => Order
        | who:@PLAYER ~( "keeps" | "keep" ) ( what:refs | ~"nothing" ) end => Keep
        | who:@PLAYER ~( "divides" | "divide" ) parts:parts end => Divide
        | who:@PLAYER not "attack" end => Attack
        | who:@PLAYER ~( "attacks" | "attack" ) on:ref "with" what:things clauses:clauses end => Attack
        | who:@PLAYER ~( "attacks" | "attack" ) "with" what:things clauses:clauses end => Attack
        | who:@PLAYER not "block" end => Block
        | who:@PLAYER ~( "blocks" | "block" ) pairs:pairs clauses:clauses end => Block
        | ~( "until" | "to" | "till" | "go" "to" | "move" "to" | "proceed" "to" ) moment:moment end => Until
        | "chance" ":" what:choices end => Chance

given = who:@PLAYER ~[ ":" ] ~[ "chooses" | "choosing" ] what:choices end => Choosing
      | ~[ "choosing" ] what:choices end => Choosing
      | "using" "madness" end => Madness(yes=1)
      | "not" "using" "madness" end => Madness(yes=0)

announced = "target" | "targets" | "mode" | "modes" | "x" | "payment" | "division" | "choice" | "cost" => ~
everyone = ~( "everyone" | "everybody" | "all" "players" | "all" | "both" "players" | "both" ) ~( "passes" | "pass" ) ~[ "priority" ] => ~
end = [ "." ] => ~
not = "doesn't" | "does" "not" | "do" "not" | "don't" => ~
times = "twice" => 2 | "once" => 1 | number ~"times"

moment = [ whose:@PLAYER ~"'s" ] [ next:next ] step:step => Moment
       | ~"the" [ next:next ] step:step [ ~"of" whose:@PLAYER ] => Moment
       | ~"the" step:step "of" whose:@PLAYER ~"'s" [ next:next ] "turn" => Moment
next = "next" => 1
step = ~[ "the" ] called ~[ "step" | "phase" ] | "turn" => 'turn'
called = "untap" => 'untap' | "upkeep" => 'upkeep' | "draw" => 'draw' | "main" => 'precombat main' | "precombat" "main" => 'precombat main'
       | "first" "main" => 'precombat main' | "combat" => 'beginning of combat' | "beginning" "of" "combat" => 'beginning of combat'
       | "declare" "attackers" => 'declare attackers' | "declare" "blockers" => 'declare blockers' | "combat" "damage" => 'combat damage'
       | "end" "of" "combat" => 'end of combat' | "postcombat" "main" => 'postcombat main' | "second" "main" => 'postcombat main'
       | "end" ~[ "of" "turn" | "of" "the" "turn" ] => 'end' | "cleanup" => 'cleanup'

# ------------------------------------------------------------------------------------------------ what and whom

thing  = [ owner:@PLAYER ~"'s" ] ~[ "the" | "a" | "an" ] name:@THING [ times:@TIMES ] => Thing
things = thing { sep thing }
ref    = player | stacked | thing
refs   = ref { sep ref }
player = ~[ "the" "player" | "player" ] n:@PLAYER => Player
stacked = of:thing ~"'s" [ which:which ] ~( "ability" | "trigger" | "triggered" "ability" | "activated" "ability" ) => Stacked
        | ~"the" [ which:which ] ~( "ability" | "trigger" ) ~( "of" | "from" ) of:thing => Stacked
        | ~"the" ( "spell" | "card" ) of:thing => Stacked(spell=1)
sep    = "," ~[ "and" ] | "and" => ~

ability = of:thing ~"'s" [ which:which ] ~[ kind:@KIND ] "ability" => Ability
        | ~"the" [ which:which ] "ability" ~( "of" | "from" ) of:thing => Ability
        | of:thing ~"'s" text:@QUOTED ~[ "ability" ] => Ability
        | of:thing ~[ ":" | "," ] text:@QUOTED => Ability
        | of:thing ~( "'s" | ":" ) loyalty:@LOYALTY ~[ "ability" ] => Ability
        | of:thing loyalty:@LOYALTY ~[ "ability" ] => Ability
        | ~[ "the" ] loyalty:@LOYALTY ~[ "ability" ] "of" of:thing => Ability
        | text:@QUOTED "of" of:thing => Ability
        | word:@NOUN ~"of" of:thing => Ability
        | of:thing => Ability
which   = @ORDINAL | @KIND | @NOUN

mana    = @SYMBOL { @SYMBOL }
number  = @INT | @NUMBER

# ------------------------------------------------------------------------------------------------ clauses

clauses = { ~[ sep ] ~[ "by" ] clause }
clause  = ~( "targeting" | "targets" | "with" "target" | "on" ) what:refs => Targeting
        | "(" "target" ~[ ":" ] what:refs ")" => Targeting
        | "targeting" "nothing" => Targeting
        | ~( "with" | "for" | "announcing" | "where" | "choosing" ) "x" ~[ "=" | "is" | "equal" "to" | "being" | "as" ] n:number => X
        | "x" ~( "=" | "is" | "being" ) n:number => X
        | "again" => ~
        | "in" "response" => ~
        | "choosing" what:choices => Choosing
        | "naming" what:choices => Choosing
        | ~[ "with" ] who:@PLAYER "choosing" what:choices => Choosing
        | "dividing" parts:parts => Dividing
        | "sacrificing" what:things => Objects(verb=sacrifice)
        | "discarding" what:things ~[ from_zone ] => Objects(verb=discard)
        | "exiling" what:things ~[ from_zone ] => Objects(verb=exile)
        | "returning" what:things ~[ "to" ~( "its" | "their" | "her" | "his" | "the" ) ~[ "owner" "'s" | "owner's" ] "hand" ] => Objects(verb=return)
        | "tapping" what:things => Objects(verb=tap)
        | "untapping" what:things => Objects(verb=untap)
        | "revealing" what:things => Objects(verb=reveal)
        | "putting" what:things ~[ "away" ] => Objects(verb=put)
        | "removing" ~[ count ] ~[ @COUNTER ] ~( "counters" | "counter" ) "from" what:things => Objects(verb=counters)
        | "paying" symbol:@SYMBOL "with" ~[ number ] "life" => Symbol(way=life)
        | "paying" ~[ number ] "life" ~( "for" | "instead" "of" ) symbol:@SYMBOL => Symbol(way=life)
        | "paying" symbol:@SYMBOL "with" mana:mana => Symbol
        | "paying" n:number "life" => Life
        | "paying" "with" what:things => PayingWith
        | "paying" "with" "nothing" => PayingWith
        | "paying" "with" mana:mana => PayingMana
        | "paying" mana:mana => PayingMana
        | "paying" ~"the" first:component "first" => First
        | "paying" ~"the" order:components => First
        | ~[ "while" ] "holding" "priority" => ~
        | "keeping" ( what:things | ~"nothing" ) ~[ "tapped" ] => Keeping
        | "kicked" [ n:times ] => Kicked
        | "entwined" => Kicked
        | "paying" ~[ "the" | "its" ] ~( "kicker" | "multikicker" ) [ n:times ] => Kicked
        | "face" "down" => FaceDown
        | "using" "madness" => Madness(yes=1)
        | "not" "using" "madness" => Madness(yes=0)
        | "for" ~[ "its" ] "madness" ~[ "cost" ] => Way(word=madness)
        | "(" "for" "madness" ")" => Way(word=madness)
        | "for" ~[ "its" ] "mana" "cost" => Way(word=normal)
        | "without" "paying" "its" "mana" "cost" => Way(word=free)
        | "for" ~[ "its" ] "alternative" "cost" => Way(word=alternative)
from_hand  = "from" ~( "the" | "her" | "his" | "their" ) ~[ "own" ] "hand" | "from" "hand" => ~
from_zone  = "from" ~( "the" | "her" | "his" | "their" | "its" "owner's" ) @ZONE => ~
component  = @COMPONENT
components = @COMPONENT "then" ~[ "the" ] @COMPONENT { "then" ~[ "the" ] @COMPONENT }

parts   = part { sep part }
part    = n:number ~[ "damage" | "counter" | "counters" ] ~( "to" | "on" ) to:ref => Part
pairs   = pair { sep pair }
pair    = attacker:thing "with" blockers:things => Pair
choices = choice { sep choice }
choice  = "nothing" => Nothing
        | "mode" n:number => Mode
        | ~"the" n:@ORDINAL "mode" => Mode
        | "number" n:number => Number
        | color:@COLOR => Color
        | ref
        | text:@QUOTED => Text
        | mana:mana => Symbols
        | n:number => Number
        | "not" ~"to" ~[ @WORD ] => No
        | word:@WORD => Word
paid    = mana:mana => Symbols | n:number "life" => Life | ~"for" ~[ "it" ] => ~ | ~"it" => ~

# ------------------------------------------------------------------------------------------------ expectations

fact = of:thing is:is ~( "in" | "on" ) place:place end => In
     | of:thing is:is ~( "on" ) ~[ "the" ] "top" "of" place:place end => In(top=1)
     | of:thing is:is place:exiled end => In
     | what:thing ~"is" ~[ "on" "the" "battlefield" ] ~"under" who:@PLAYER ~"'s" ~"control" end => Controls(controls=1)
     | of:thing is:is state:state end => State
     | of:thing is:is ~[ "a" | "an" ] pt:@PT ~[ "creature" ] end => PowerToughness
     | of:thing ~"'s" stat:stat ~"is" n:number end => Stat
     | of:thing ~"has" stat:stat n:number end => Stat
     | of:thing is:is colors:colors end => Colors
     | of:thing is:is ~[ "a" | "an" ] type:@WORD { type2:@WORD } end => Type
     | of:thing is:is ~( "attached" "to" ) to:ref end => Attached
     | of:thing has:has n:count kind:@COUNTER ~( "counter" | "counters" ) ~[ "on" "it" ] end => Counters
     | "there" ~( "is" | "are" ) n:count kind:@COUNTER ~( "counter" | "counters" ) "on" of:thing end => Counters(has=1)
     | of:thing has:has "no" ~( "counters" | "counter" ) ~[ "on" "it" ] end => Counters(n=0)
     | of:thing has:has n:count "damage" ~[ "on" "it" | "marked" "on" "it" ] end => Damage
     | of:thing has:has "mana" "value" n:number end => ManaValue
     | of:thing has:has n:count [ kind:@KIND ] ~( "ability" | "abilities" ) end => Abilities
     | of:thing lacks keyword:word end => Keyword(has=0)
     | of:thing has:has keyword:word end => Keyword
     | of:stacked is:is ~"on" ~[ "top" "of" ] "the" "stack" end => OnStack
     | of:stacked "was" "countered" end => Countered
     | of:thing "was" "countered" end => Countered
     | of:ref ~( "resolved" | "has" "resolved" | "resolves" ) end => Resolved
     | of:ref ~( "did" "not" | "didn't" | "does" "not" | "doesn't" ) "resolve" end => Resolved(has=0)
     | "countered" ":" of:ref end => Countered
     | ~[ "the" ] "stack" ~( "is" | ":" ) "empty" end => Stack(n=0)
     | "nothing" "is" "on" "the" "stack" end => Stack(n=0)
     | "the" "stack" "is" "not" "empty" end => Stack(some=1)
     | "the" "stack" "has" n:number ~( "objects" | "object" ) end => Stack
     | "it" ~( "is" | "'s" ) ~[ "now" | "still" ] moment:moment end => Now
     | "nobody" "has" "priority" end => Priority
     | "the" "game" "is" "over" end => Over
     | who:@PLAYER has:has "priority" end => Priority
     | who:@PLAYER has:has n:count "life" end => Life
     | who:@PLAYER ~"is" ~"at" n:count ~[ "life" ] end => Life(has=1)
     | who:@PLAYER ~"'s" ~"life" ~[ "total" ] ~( "is" | ":" ) n:count end => Life(has=1)
     | who:@PLAYER has:has n:count kind:@COUNTER ~( "counter" | "counters" ) end => Counters
     | who:@PLAYER has:has mana:mana ~( "in" ) ~( "the" | "their" | "her" | "his" ) ~[ "mana" ] "pool" end => Pool
     | who:@PLAYER has:has "no" "mana" ~[ "in" ~( "the" | "their" | "her" | "his" ) ~[ "mana" ] "pool" ] end => Pool
     | who:@PLAYER ~"'s" ~[ "mana" ] "pool" "is" "empty" end => Pool
     | who:@PLAYER ~"'s" zone:@ZONE "has" n:count ~( "cards" | "card" ) end => Size
     | who:@PLAYER has:has n:count ~( "cards" | "card" ) "in" ~[ "the" | "their" | "her" | "his" ] zone:@ZONE end => Size
     | who:@PLAYER ~"'s" zone:@ZONE "is" "empty" end => Size(n=0)
     | who:@PLAYER controls:controls what:thing end => Controls
     | who:@PLAYER controls:controls what:stacked end => Controls
     | who:@PLAYER controls:controls n:count what:kinds end => ControlsMany
     | who:@PLAYER ~( "has" "lost" | "lost" | "loses" ) ~[ "the" "game" ] [ ":" rules:rules ] end => Lost
     | who:@PLAYER ~( "has" "not" | "hasn't" ) "lost" ~[ "the" "game" ] end => Lost(has=0)
     | who:@PLAYER ~( "has" "not" | "hasn't" ) "won" ~[ "the" "game" ] end => Won(has=0)
     | who:@PLAYER ~( "has" "won" | "wins" | "won" ) ~[ "the" "game" ] end => Won
     | who:@PLAYER ~( "may" | "can" ) [ not:notmay ] does:infinitive [ ":" rules:rules ] end => May
     | who:@PLAYER not:cannot does:infinitive [ ":" rules:rules ] end => May
     | "rules" ":" rules:rules end => Rules
     | "there" "is" "no" "rule" rule:@RULE end => RuleExists(has=0)
     | "there" "is" "a" "rule" rule:@RULE end => RuleExists
     | "unread" ":" what:things end => Unread
     | of:stacked ~( "cost" | "costs" ) what:cost end => Cost
     | of:ability ~( "costs" | "cost" ) what:cost end => Cost

is   = "is" ~[ "still" | "now" ] => 1 | "is" "not" => 0 | "isn't" => 0 | "is" "no" "longer" => 0
has  = "has" => 1 | "doesn't" "have" => 0 | "does" "not" "have" => 0
lacks = ~( "doesn't" "have" | "does" "not" "have" | "has" "no" ) => ~
controls = ~[ "still" | "now" ] "controls" ~[ "exactly" | "only" ] => 1 | "doesn't" "control" => 0 | "does" "not" "control" => 0
state = @STATE | "face" "down" => 'face down' | "face" "up" => 'face up' | "summoning" "sick" => 'sick'
count = number | "no" => 0 | "a" => 1 | "an" => 1
notmay = "not" => 1
cannot = "cannot" => 1 | "can't" => 1 | "mayn't" => 1
infinitive = "activate" what:ability clauses:clauses => Activate
           | "equip" what:thing "to" on:thing clauses:clauses => Equip
           | word:@KEYWORD what:thing clauses:clauses => ByKeyword
           | "level" "up" what:thing clauses:clauses => ByKeyword(word='level up')
           | "tap" what:things [ "for" ( mana:mana | ~"mana" ) ] clauses:clauses => ForMana
           | "cast" what:thing clauses:clauses => Cast
           | "play" what:thing clauses:clauses => Play
           | "attack" on:ref "with" what:things => Attack
           | "attack" "with" what:things => Attack
           | "turn" what:thing "face" "up" clauses:clauses => Special(word='face up')
           | "suspend" what:thing clauses:clauses => Special(word=suspend)
exiled = "exiled" => Place(zone=exile)
stat = "power" => 'power' | "toughness" => 'toughness'
place = "the" "battlefield" => Place(zone=battlefield)
      | "play" => Place(zone=battlefield)
      | "exile" => Place(zone=exile)
      | "the" "stack" => Place(zone=stack)
      | "the" "command" "zone" => Place(zone=command)
      | whose:@PLAYER ~"'s" zone:@ZONE => Place
      | ~[ "the" | "a" ] zone:@ZONE => Place
colors = @COLOR { sep @COLOR }
kinds  = kind { kind }
kind   = @THING | @WORD
word   = @WORD { @WORD }
rules  = @RULE { sep @RULE }
cost   = @QUOTED | mana
