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
wrong-result = Line { $line } says { QUOTE($claimed) }, but the game ends with { QUOTE($actual) }.
hidden-deal = This record hides its deal, for the game was not over: it can be read, but not replayed.
turn-impossible = The turn cannot have gone so: { $problem }
turn-over = The turn was over before { $action }.
