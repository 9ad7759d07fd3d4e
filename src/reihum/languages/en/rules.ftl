### Reading the rules.

rules-title = Rules
rules-of = Rules: { $game }
rules-now = What applies to you now
rules-changed = Different at this table
rules-minute = In a minute
rules-whole = In full
rules-english = The long version is in English so far.
rules-missing = The long version cannot be shown now.
rules-none = There is no such game here.
rules-own-numbers = your own numbers
rules-others = The rules of the other games
guided-read = The guided first game in words
