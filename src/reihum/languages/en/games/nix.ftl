### What Nix für ungut! says.

nix-rules-1 = Four laps of five rounds. In each round everybody plays one combination of cards and pushes a chip into its row.
nix-rules-2 = Chips in a row move one field to the right. The fourth pushes the first off the board, and it then counts for nothing.
nix-rules-3 = You have twelve cards and five chips for a lap; played cards are not replaced.
nix-rules-4 = A combination may contain one joker. In round 5 a joker may only be played alone.
nix-rules-5 = The super chip counts double. It cannot go with a joker, nor be used in round 5.
nix-rules-6 = After each lap your chips score the fields they lie on. After four laps the highest total wins.
nix-rules-7 = EGON, if he plays along, turns up cards and plays the best of them, last in every round.
nix-title = Nix für ungut!
nix-line = Play combinations, push chips, shove the others off the board.
nix-keys = ↑ ↓ row, ← → other cards, 1 to 7 and j pick, s super chip, Enter plays, Esc puts back, h hint, ? rules
nix-rows-quad = Quad
nix-rows-run4 = Run of four
nix-rows-triple = Triple
nix-rows-run3 = Run of three
nix-rows-pair = Pair
nix-rows-run2 = Run of two
nix-rows-single = Single
nix-rows-none = No card
nix-lap = Lap { $number } of 4
nix-round = Round { $number } of 5
nix-where = Lap { $lap } of 4, round { $round } of 5
nix-board = Board
nix-try-it = Try it: each tap on the row pushes the next chip in.
nix-try-again = Once more
nix-row = { $name }, points { $points }
nix-brings = brings { $gain }
nix-chip =
    { $big ->
        [yes] { $name }’s super chip
       *[no] { $name }’s chip
    }
nix-my-chip =
    { $big ->
        [yes] your super chip
       *[no] your chip
    }
nix-joker = Joker
nix-card-of = { $name }, { $count } of { $all }
nix-kind =
    { $count ->
        [1] A { nix-value }
        [2] Two { nix-values }
        [3] Three { nix-values }
       *[4] Four { nix-values }
    }
nix-run = A run from { $from } to { $to }
nix-values =
    { $value ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
       *[7] sevens
    }
nix-a-joker = A joker
nix-with-joker = { $cards } with a joker
nix-no-card = No card
nix-tap = Tap cards, or a row.
nix-last-round = Last round: jokers only alone.
nix-missing =
    { $count ->
        [one] { $values } is missing.
       *[other] { $values } are missing.
    }
nix-pushes-off = Your chip pushes { $name } off.
nix-pushes-me-off = Careful: it pushes your own chip off.
nix-counts = It counts double.
nix-play = Play
nix-play-row = Play { nix-row-said }, { $gain }
nix-super = Super chip
nix-super-not-joker = The super chip does not go with a joker.
nix-super-not-spent = Your super chip is played.
nix-super-not-pick = First pick what to play.
nix-super-chip = super chip
nix-super-left = super chip left
nix-other = Other cards, { $count } of { $all }
nix-nothing = Your hand is empty.
nix-sheet = Score sheet
nix-player = Player
nix-place = Place
nix-total = Total
nix-lap-short = Lap { $number }
nix-now = so far
nix-played = Played in this lap
nix-round-short = Round
nix-egon-turned = EGON turned up
nix-closed = Lap { $number } is over
nix-go-on = Go on
nix-go-on-in = Go on ({ $seconds })
nix-still-looking =
    { $count ->
        [one] { $names } is still looking at the last lap.
       *[other] { $names } are still looking at the last lap.
    }
nix-option-egon = EGON plays along
nix-option-board = Points on the board
nix-option-board-zigzag = Zigzag: kinds fall, runs rise
nix-option-board-hills = Hills: mostly the middle counts most
not-held = You do not hold { $cards }.
not-a-combination = { nix-cards-said } is no { nix-row-said }.
    .exact = { nix-cards-said } is no { $row }: { nix-rule }.
nix-rule =
    { $row ->
        [quad] four cards of one value, at most one of them a joker
        [run4] four values in sequence, at most one of them a joker
        [triple] three cards of one value, at most one of them a joker
        [run3] three values in sequence, at most one of them a joker
        [pair] two cards of one value, at most one of them a joker
        [run2] two values in sequence, at most one of them a joker
        [single] one card
       *[none] no card
    }
nix-cards-said =
    { $cards ->
        [none] no card
       *[other] { $cards }
    }
hand-not-empty = No card is only for an empty hand.
joker-alone = In round 5 a joker may only be played alone.
super-joker = The super chip cannot go with a joker.
super-too-late = In round 5 the super chip is a plain one.
super-spent = Your super chip is already played.
combination-owed = Play a combination and push a chip into its row.
last-round = Last round: jokers only alone.
    .exact = Last round: jokers only as single cards, and the super chip is a plain one.
super-left = {""}
    .exact = Your super chip is still unplayed; it cannot go with a joker.
why-last-chip = { nix-puts }, and no chip comes after it.
why-chip =
    { nix-puts }; { $count ->
        [0] no more chips are
        [1] one more chip is
        [2] two more chips are
        [3] three more chips are
       *[other] more than three chips are
    } likely to push it on, so it should bring about { $worth }.
why-own-chip = It gives up a chip of its own at the end of the row.
why-pushes = It pushes a chip of { $names } off the board.
why-hand =
    { $cards ->
        [one] The last card should bring about { $worth } later{ nix-reserve }.
       *[other] The { $cards } cards left should bring about { $worth } later{ nix-reserve }.
    }
why-empty-hand = No card is left: the rounds to come bring about { $worth } with the empty hand{ nix-reserve }.
nix-value =
    { $value ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[7] seven
    }
nix-row-said =
    { $row ->
        [quad] quad
        [run4] run of four
        [triple] triple
        [run3] run of three
        [pair] pair
        [run2] run of two
        [single] single
       *[none] no card
    }
nix-combination =
    { $row ->
        [quad] The quad of { $value }s{ $joker ->
            [yes] {" "}with a joker
           *[no] {""}
        }
        [triple] The triple of { $value }s{ $joker ->
            [yes] {" "}with a joker
           *[no] {""}
        }
        [pair] The pair of { $value }s{ $joker ->
            [yes] {" "}with a joker
           *[no] {""}
        }
        [single] The single { $value ->
            [J] joker
           *[other] { $value }
        }
        [none] The empty hand
       *[run4] The run { $run }
    }
nix-puts =
    { nix-combination } puts { $super ->
        [yes] the super chip
       *[no] a chip
    } on { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nix-reserve =
    { $jokers ->
        [0] { $super ->
            [yes] , with the super chip in reserve
           *[no] {""}
        }
        [one] { $super ->
            [yes] , with a joker and the super chip in reserve
           *[no] , with a joker in reserve
        }
       *[other] { $super ->
            [yes] , with { $jokers } jokers and the super chip in reserve
           *[no] , with { $jokers } jokers in reserve
        }
    }
bad-board = A board has the rows { $rows }, and may have a deck.
guide-quad-super = The last lap, and Ole is three points ahead. Four sevens are the best row of the board. Play them with your super chip: it counts double. Tap the row, then “Super chip”, then play.
guide-ole-triple = Your chip lies on 13, twice. Ole answers with three sixes.
guide-rising-row = In rows of neighbours the points rise: 6, 7, 8. A chip that is pushed on gets better there. Play 1-2-3.
guide-ole-pushes = Ole plays the same row: his chip comes in from the left and pushes yours from 6 to 7.
guide-falling-row = Of a kind it is the other way round: 7, 6, 5. Nobody is there yet, so your two fours bring 7. Keep the jokers for later.
guide-ole-pushes-more = Once more Ole pushes you, to 8. A fourth chip would push yours off the edge.
guide-joker-helps = A joker stands for any value: with 5 it makes a run of two. At most one joker goes in a combination.
guide-ole-pair = Ole’s pair pushes yours from 7 to 6: in that row being pushed costs a point.
guide-joker-alone-now = The fifth and last round: now a joker goes alone only. It is your last card.
guide-ole-last = Ole plays his last card, and pushes you from 1 to 2.
guide-super-forgotten = The right row, but a plain chip. The super chip would have doubled it: 26 instead of 13, and nothing brings more than that.
guide-jokers-later = That works, but it spends a joker, and a joker can save a hand of odd cards later. Here it goes without one.
guide-joker-stays = That spends a joker. Two fours need none, and the joker makes something of your 5 next time.
guide-one-card-only = One card alone brings next to nothing, and the other would go alone too. Together, 5 and the joker bring more.
guide-nix-done = From three points behind to a win. A whole game has four such laps, and mostly more players who push.
guide-fewer = That brings { $points } now; what is lit brings { $wanted }.
guide-as-many = Right now that is at least as good, but it breaks up cards that you need later. Follow the light this time.
nix-option-egon-help = EGON is nobody: cards are turned up for him, and he always plays the best of them. He pushes chips, and he can win.
nix-option-board-help = What the three fields of each row count. The numbers are our own: the original board has others.
explain-row =
    { $row ->
        [quad] Quad: four cards of one value, such as 7-7-7-7.
        [run4] Run of four: four values in sequence, such as 2-3-4-5.
        [triple] Triple: three cards of one value, such as 6-6-6.
        [run3] Run of three: three values in sequence, such as 1-2-3.
        [pair] Pair: two cards of one value, such as 4-4.
        [run2] Run of two: two values in sequence, such as 5-6.
        [single] Single: any one card.
       *[none] No card: only when your hand is empty.
    }
explain-row-chips = Here lie, with their points: { $chips }.
explain-chips = A new chip comes in from the left and pushes the others on; the fourth one falls off. A chip with a ring is a super chip and counts double.
explain-my-chips = Your chips look like this
explain-chips-of = { $name }’s chips look like this
explain-super-left = The ring beside the name: the super chip is still to come.
