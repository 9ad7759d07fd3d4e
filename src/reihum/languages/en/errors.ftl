### What is not possible, at every table.

game-over = The game is over.
not-your-turn = It is not your turn.
    .exact = It is not your turn: { $acting } acts.
why-later = An opponent tells you after the game.
unknown-game = There is no game { $game }.
    .exact = There is no game { QUOTE($game) }; the games are { $games }.
unknown-option = This game has no option { $option }.
    .exact = { $game } has no option { QUOTE($option) }; it has { $options }.
foreign-option = { $option } is an option of another game.
    .exact = { QUOTE($option) } is an option of { $owners }, not of { $game }, which has { $options }.
bad-option = { $option } cannot be { $value }.
    .exact = { $option }={ $value } does not fit { $game }: { $choices }.
wrong-company = People: { $people }, bots: { $bots }. That does not fit { $game }: it takes at least one person, and as many seats as players.
first-not-seated = Who begins must have a seat.
    .exact = first={ $first } is no seat of { $players } players; seats go from 0 to { $last }.
not-text = That is not a text.
    .exact = The { $what } must be text, not { $value }.
too-long = That is too long; { $limit } characters are the most.
    .exact = This { $what } is { $length } characters long; { $limit } is the most.
not-an-action = That is not something you can do here.
    .exact = { QUOTE($text) } is not an action of { $game }; write for example { $examples }.
foreign-action = That belongs to another game.
    .exact = { QUOTE($text) } is an action of { $owner }, not of { $game }; write for example { $examples }.
no-such-seat = There is no such seat.
    .exact = There is no seat { $seat }; seats go from 0 to { $last }.
bad-seed = That cannot be a deal: one short line of text, please.
    .exact = { $seed } cannot be a seed: a seed is a whole number or a line of 1 to { $limit } printable characters.
bad-code = This looks like the code of a deal, but a letter is wrong.
    .exact = { QUOTE($code) } looks like a deal code, but is mistyped: its last letter does not match the others.
broken-code = This looks like the code of a deal, but is not whole. One looks like 1ABC-DEFG-HJK0.
bad-mix = That mix does not fit: one text for each seat, with / in between.
    .exact = { $mix } is not one random text for each of the { $players } seats.
bad-mix-text = That cannot be shuffled in: one short line of text, please.
    .exact = { $text } cannot be mixed in: it should be a line of 1 to { $limit } printable characters.
unknown-shuffle = This deal was made by a newer program.
    .exact = { QUOTE($code) } is a deal of shuffle version { $version }; this program knows version { $known }.
no-connection = The server does not answer. Are you online?
no-answer = The server’s answer could not be understood. Please try again.
nothing-to-undo = There is nothing to take back: a turn that is over stays so.
nothing-fits = Nothing fits any more: take the card back, or let it stand.
not-stuck = There is nothing to let stand now.
none = none
seat = seat { $seat }
every-seat = every seat for itself
nobody = nobody
