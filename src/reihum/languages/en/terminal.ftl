### Playing in the terminal. What is typed there is the same in every language.

terminal-which-game = Which game?
terminal-choose = Type 1 to { $count }, a name, or q to leave.
terminal-bye = Bye.
terminal-no-file = There is no saved game { $file }.
terminal-stuck = [bold red]Nothing fits any more.[/] Type [b]undo[/b] to take the card back, or [b]stand[/b] to let it stand: then the game is over.
terminal-begin = Type [b]begin[/b] to take the first turn, or { $claims }.
terminal-begin-several = Type [b]begin[/b] to take the first turn, or press Enter to pass.
terminal-claim = { $action } for { $name }
terminal-you-drew = You drew { $count }.
terminal-turn =
    { $drew ->
        [0] { $name }: { $played }
       *[other] { $name }: { $played }, drew { $drew }
    }
terminal-curtain = { $name }, press Enter when only you can see the screen.
terminal-curtain-first = { $name }, press Enter when only you look.
terminal-no-bot-yet = No bot has played yet.
terminal-not-saved = Not saved: { $problem }
terminal-file-trouble = { $file }: { $problem }
terminal-saved = Saved. Go on with
terminal-no-cards = no cards left
terminal-deal = deal { $deal }
terminal-excellent = Excellent!
terminal-wins =
    { $who ->
        [you] You win: { $ending } ({ $scores })
        [one] { $names } wins: { $ending } ({ $scores })
       *[several] { $names } win: { $ending } ({ $scores })
    }
terminal-again = [b]again[/b], [b]same[/b] deal, [b]save[/b] FILE, [b]why[/b], or [b]q[/b]uit
terminal-command-undo = take back a card, until the turn ends
terminal-command-table = show the table again
terminal-command-save = keep a game
terminal-command-load = go on with one
terminal-command-rules = the whole rules
terminal-command-why = the last bot says why it played like that
terminal-command-hint = what a strong player would do here
terminal-command-help = this help
terminal-command-quit = leave; the game is kept
terminal-file = FILE
terminal-bot = Bot { $letter }
terminal-player = Player { $letter }
terminal-mix = Each player shuffles the other’s deck. Type anything you like to mix it in, or press Enter to leave it to chance.
terminal-help-piles =
    A card goes on a pile: [b]{ $card }[/b] or [b]{ $loose }[/b].
    Then [b]end[/b] (or [b]e[/b]) ends your turn.
    Below the piles stand your cards and what each would cost on which pile:
    a dot means it may not go there, ↩ is the backwards trick, ! means that nothing fits after it.
    On a rail ━ is spent, ◆ is the top, and │ are your cards.
terminal-help-duel = One card a turn may help the other side: then you draw up to six, otherwise two.
terminal-help-extreme = Purple words are commands; [b]rules[/b] explains all seven.
terminal-help-nix =
    Play a combination: [b]triple:5-5-J[/b], [b]single:4[/b], [b]none[/b]; a star adds the super chip: [b]quad:7-7-7-7*[/b].
    Beside each row of the board stands what your hand can make; * where the super chip may go with it.
terminal-help-general = Type one of the actions that stand behind [b]you may[/b].
terminal-may = you may: { $actions }
terminal-draw = draw pile { $draw }   cards left { $left }
terminal-hands = in hand: { $hands }
terminal-commands = open commands: { $commands }
terminal-side = { $name }: { $hand } in hand, draw pile { $draw }, { $left } to go
terminal-card = card
terminal-helps = helps { $count }
terminal-ending-all-down = All cards are down: won!
terminal-ending-stuck = Stuck: lost with { cards } left.
terminal-ending-skull-left = A skull lies open: lost with { cards } left.
terminal-ending-three-not-met = Three was not met: lost with { cards } left.
terminal-ending-duel-all-down = all 58 cards are down
terminal-ending-duel-stuck = the other side could not put down two cards
terminal-ending-duel-single-card = the other side began a turn with one single card
terminal-ending-four-laps = the most points after four laps
terminal-row = row
terminal-field =
    { $number ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }
terminal-round = round { $number }: { $name } { $action }
terminal-round-from = round { $number }: { $name } { $action } from { $cards }
terminal-hand = hand: { $cards }
terminal-hand-empty = hand: empty
terminal-name = name
terminal-title = title
terminal-players = players
terminal-to = { $low } to { $high }
terminal-puzzle = { $game }, rated { $rating }
terminal-puzzle-win = One turn can still win. Play it card by card, then [b]end[/b]; [b]q[/b] leaves.
terminal-puzzle-best = One turn is clearly best. Play it; [b]q[/b] leaves.
terminal-puzzle-holds = { $name } holds { $cards }.
terminal-puzzle-draw = The draw pile, the next card first: { $cards }.
terminal-puzzle-right = Right!
terminal-puzzle-wrong = Not the best turn.
terminal-puzzle-turn = The turn: { $turn } ({ $themes }).
terminal-puzzle-found = Found by: { $levels }.
terminal-puzzle-hard = No level of our bots finds it.
terminal-puzzle-rating = Your rating is { $rating } ±{ $spread }; { $streak } in a row.
terminal-puzzles-done = You have solved all of these puzzles.
terminal-puzzles-none = There are no such puzzles; reihum puzzles --list counts them.
