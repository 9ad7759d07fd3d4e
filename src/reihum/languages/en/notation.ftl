### What is wrong with a game or a position that was written down.

bad-header = Line 1 should begin with { QUOTE($expected) }, such as { QUOTE($example) }; it is { QUOTE($line) }.
unknown-notation = This is notation version { $version }; this program reads version { $known }.
unknown-rules = This was played by rules version { $version } of { $game }; this program knows version { $known }.
bad-field = { $field }={ QUOTE($value) } cannot be read: { $expected }.
unknown-field = { $field } is no field here; the fields are { $fields }.
repeated-field = { QUOTE($field) } stands here twice.
missing-field = The field { QUOTE($field) } is missing; the fields are { $fields }.
bad-line = Line { $line }: { QUOTE($text) } should be a seat and its actions, such as { QUOTE($example) }.
wrong-seat = Line { $line } is for seat { $seat }, but { $acting } acts.
bad-action = Line { $line }: { $problem }
after-result = Line { $line }: nothing may follow the result.
wrong-result =
    { $over ->
    [yes] Line { $line } says { QUOTE($claimed) }, but the game ends with { QUOTE($actual) }.
   *[no] Line { $line } says { QUOTE($claimed) }, but the game is not over there.
    }
another-game = Another game begins in line { $line }: only one can be read at a time.
hidden-deal = This record hides its deal, for the game was not over: it can be read, but not replayed.
turn-impossible = The turn cannot have gone so: { $problem }
turn-over = The turn was over before { $action }.

# What fits a field or an option.
kind-number = a whole number
kind-word = a word
kind-maybe = { $kind }, or - for none
kind-numbers = numbers with dots between, such as 1.1.100
kind-groups = groups of numbers, such as 1.2/3
kind-words = words with dots between
kind-truth = yes or no
kind-hex = 64 hexadecimal digits
kind-seats = numbers from 0 to { $last } with dots between them
kind-quoted = UTF-8 with percent signs
kind-fields = fields by name
kind-range = { $low } to { $high }
kind-always = always { $low }
kind-or = { $first } or { $other }
kind-or-else = { $first }, or { $other }
kind-seat = a seat from 0 to { $last }
kind-layout = { $groups } groups of { $each } different numbers, by command or in order
kind-dealt-layout = the 28 numbers of the deal
kind-no-layout = only for shuffled layouts
kind-board = { $rows } rows of { $fields } points from 0 to { $most }
kind-cards = cards such as 1157J
kind-card-groups = cards in groups, such as 1157J/22
kind-points = points from 0 to { $most }
kind-deck = { $counts } counts that add up to { $cards }, for the values 1 to 7 and the jokers
kind-order = an order of the seats 0 to { $last }
# Parts of a position or a record.
field-card = card { $card }
field-first-hand = the first hand of seat { $seat }
field-egons-round = EGON’s round { $round }
field-sheet-line = a line of the sheet
what-record = record
what-position = position
what-action = action
what-saved-game = saved game
