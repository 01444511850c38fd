# The language of `play:` and `expect:` for Berserk, in English and in Russian. @PLAYER and @THING are numbers of names found before.

command = who:@PLAYER ~( "plays" | "разыгрывает" ) what:thing clauses:{ clause } end => Play
        | who:@PLAYER ~( "uses" | "использует" ) [ ~"the" nth:@ORDINAL ~( "ability" | "способность" ) ~"of" ] what:thing clauses:{ clause } end => Use
        | who:@PLAYER ~"использует" nth:@ORDINAL ~"способность" ~"карты" what:thing clauses:{ clause } end => Use
        | who:@PLAYER ~( "attacks" | "атакует" ) target:thing ~( "with" | "картой" ) what:thing end => Attack
        | who:@PLAYER ~( "defends" "with" | "защищается" "картой" ) what:thing end => Defend
        | who:@PLAYER ~( "does" "not" "defend" | "не" "защищается" ) end => NoDefender
        | who:@PLAYER ~( "declares" | "заявляет" ) what:thing [ ~( "for" | "на" ) point:thing ] clauses:{ clause } end => Declare
        | who:@PLAYER ~( "declines" | "отказывается" ) end => Decline
        | who:@PLAYER ~( "accepts" | "соглашается" ) end => Accept
        | who:@PLAYER ~( "chooses" | "выбирает" ) what:choices end => Choose
        | who:@PLAYER ~( "ends" "the" "turn" | "заканчивает" "ход" ) end => EndTurn

clause  = ~[ "," ] ~( "targeting" | "цель" | "цели" ) what:things => Targets
        | ~[ "," ] ~( "with" "x" "=" | "при" "x" "=" ) n:@INT => X
        | ~[ "," ] ~( "with" | "с" ) ~( "mode" | "modes" | "режимом" | "режимами" ) what:numbers => Modes
choices = things | numbers | "nothing" => Nothing | "ничего" => Nothing
things  = thing { ~( "and" | "и" | "," ) thing }
numbers = @INT { ~( "and" | "и" | "," ) @INT }
thing   = owner:@PLAYER ~"'s" name:@THING => Thing
        | name:@THING ~( "игрока" ) owner:@PLAYER => Thing
        | name:@THING => Thing
end     = ~[ "." ]

fact    = who:@PLAYER ~( "has" | "у" ) n:@INT [ state:@STATE ] ~( "coins" | "coin" | "монет" | "монеты" | "монета" ) end => Coins
        | who:@PLAYER ~"has" n:@INT ~"prayer" ~( "tokens" | "token" ) end => Prayers
        | what:thing ~( "has" | "имеет" ) n:@INT which:which end => Stat
        | what:thing ~( "is" | "в" ) place:place end => In
        | what:thing ~"is" not:[ "not" ] state:@STATE end => State
        | what:thing ~"имеет" ~"состояние" state:@STATE end => State
        | who:@PLAYER ~( "controls" | "контролирует" ) [ no:"no" ] what:thing end => Controls
        | who:@PLAYER ~( "has" "won" | "победил" | "победила" ) end => Won
        | ~( "the" "game" "is" "drawn" | "ничья" ) end => Drawn
        | ~( "the" "queue" "is" "empty" | "очередь" "пуста" ) end => Empty
        | what:thing ~"is" not:[ "not" ] ~"targeted" end => Targeted
        | what:thing ~"has" ~( "an" | "a" ) kind:@KIND ~"ability" end => HasKind
        | what:thing ~( "has" | "was" ) ~"been" ~( "declared" ) n:@INT ~( "times" | "time" ) end => DeclaredTimes
        | ~( "it" "is" | "спрашивают" ) who:@PLAYER ~[ "who" ] ~( "chooses" | "выбирает" ) end => Asked
which   = ~( "lives" | "life" | "жизней" | "жизни" | "жизнь" ) => 'lives' | ~( "strike" | "удар" | "удара" ) => 'strike' | ~( "wounds" | "wound" | "ран" | "раны" | "рана" ) => 'wounds'
place   = ~"in" ~"play" => 'game' | ~"in" ~( "hand" | "the" "hand" ) => 'hand' | ~"in" ~"the" "graveyard" => 'graveyard' | ~"in" ~"the" "deck" => 'deck'
        | "игре" => 'game' | "руке" => 'hand' | "колоде" => 'deck'
