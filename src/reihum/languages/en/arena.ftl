### Runs of many games, training and weights: what cannot be.

arena-says = { $reason }
arena-no-limit = { $limit } is no limit in seconds; a number above 0, and { $most } at most, would be.
arena-no-cluster = There is no cluster at { QUOTE($address) }: { $reason }.
arena-low-score = { $game } has a score of { $score }; the arena counts those from 0 on.
arena-no-bounds = { $bounds } are no bounds: two numbers of Elo, the lower one first, as 0,10, would be.
arena-unread-bounds = { $given } are no bounds of Elo; 0,10 would be.
arena-each-needs-out = --each needs --out: the file with a row for each game.
arena-resume-needs-out = --resume needs --out: the file to go on from.
arena-ending =
    { $count ->
        [one] { $file }: the name should end in { $endings }.
       *[other] { $file }: the name should end in one of { $endings }.
    }
arena-no-folder = { $file }: there is no folder { $folder }.
arena-same-bots = A tournament needs two different bots or more, not { $bots }.
arena-no-task = There is no task { $task }: there are { $tasks }.
bot-only-master-timed = There is no bot { $bot }: only master is given a time, in milliseconds: master:20ms.
bot-no-file = There is no bot { $bot }: { $file }: { $reason }.
bot-no-text = There is no bot { $bot }: { $file } is no text of a program.
bot-no-level = { $bot }: there is no level { $level }; there are { $levels }.
bot-unknown = There is no bot { QUOTE($bot) }; there are { $bots }, or FILE.py:NAME.
bot-not-in-file = There is no { $name } in { $file }; there are { $names }.
bot-unreadable = { $file } cannot be read: { $kind }: { $reason }.
bot-none = { $bot } is no bot: a class with `choose`, or a compiled function, would be.
resume-unreadable = { $file } cannot be gone on with: { $reason }.
resume-no-run = { $file } cannot be gone on with: it has no run in it.
resume-no-progress = { $file } is not the progress of a run: { $reason }.
resume-other-settings = { $file } belongs to a run of other settings: { $settings }.
resume-short = { $file } is missing or too short to go on from.
resume-format = This is { $found }; a { $format } would be right.
resume-broken = This { $format } cannot be read: { $reason }.
resume-another = That is another tournament: { $differences }.
course-none = { $file } tells of no course: { $reason }
course-nothing = There is nothing to resume: no { $file }.
course-both = Either --resume, which goes on with { $file }, or --start: not both.
course-other-game = { $file } is of a course of { $game }, not of { $wanted }.
course-any-players = { $file } is of a course for any number of players, not for { $wanted }.
course-other-players = { $file } is of a course for { $players } players, not for { $wanted }.
course-no-game = { $game } has no players that learn; { $games } have.
course-no-time = { $minutes } minutes are no time to learn in; 10 would be.
weights-other-game = These weights were made for { $made }, not for { $game }.
weights-other-size = These weights were made for another game or version; train them anew.
weights-missing = There are no weights { $file }: { $reason }.
weights-none = { $file } has no weights: { $reason }
weights-say = { $reason }
bot-not-of-game = { $game } has no bot { $bot }; it has { $bots }.
# What a bot did wrong in a game.
fault-slow = no answer within { $seconds } s
fault-late = no answer in time
fault-died = its process died
fault-nonsense = an illegal action
fault-illegal = an illegal action: { $reason }
fault-signal = a wrong signal: { $signal }; Signal({ $seat }, one of { $piles }, one of { $kinds }) would be right
