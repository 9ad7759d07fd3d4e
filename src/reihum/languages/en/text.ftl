### A table as a page of text.

text-title = Ask the table
text-question-cards = My cards
text-question-table = What lies on the table
text-question-binding = What applies to me
text-question-legal = What I can do
text-question-last = What happened
text-question-next = Who is next
text-line = Type an action
text-enter = Do it
text-no-cards = You have no cards.
text-unbound = Nothing special applies to you now.
text-not-yours = It is not your turn.
text-no-turn = Nothing has happened since your turn.
text-over = The game is over.
text-then = Then: { $names }.
text-between = { "; " }
text-show = Show the table as text
