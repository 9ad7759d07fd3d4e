### The command line: what `--help` shows, found by the names of commands and options, and what is wrong with what was typed.

help-usage = Usage:
help-arguments-heading = Arguments:
help-options-heading = Options:
help-commands-heading = Commands:
help-usual = default:

# Words in capitals stand for what is typed.
help-words =
    .args = ARGS
    .command = COMMAND
    .deal-or-position = DEAL-OR-POSITION
    .file = FILE
    .from = FROM
    .game = GAME
    .name = NAME
    .number = NUMBER
    .options = OPTIONS
    .policy = POLICY
    .record = RECORD
    .seat = SEAT
    .table = TABLE
    .text = TEXT
    .to = TO
    .value = VALUE

# What several commands have.
help-options =
    .help = Show this help.
    .language = For what people read; as the system if left out.
    .option = An option of the game; repeatable.
    .game = A game, such as the-game; `reihum games` lists them.
    .record = The record of a game that is over; - reads it from the input.
    .json = Print it as JSON.
    .players = How many players.
    .settings = A TOML file with settings.
    .seed = Deals SEED/0, SEED/1, ...: same seed, same result.
    .board = A board in a TOML file, for games that have one.
    .talk = Let bots give signals.
    .cores = Processes; all cores if left out.
    .cluster = The address of a Dask scheduler.
    .limit = Seconds for a decision of a bot of your own.
    .plot = Draw a picture, such as run.png.
    .resume = Go on where --out stopped.
    .deals = How many deals, as in 10_000.
    .sprt = Stop when sure: Elo bounds such as 0,10 (SPRT).
    .out = Write a .json file.
    .source = Where the tables are: a file, or an address such as postgresql://anna@localhost/tables.
    .database = The database; if left out, that of REIHUM_DATABASE or of the settings.
    .table = As in its address, /t/TABLE.

help = Card games around the table: play them here, or let bots play them by the million.
help-play = Play in the terminal: alone, with others at one keyboard, or against bots.
    .game = A game, such as the-game; `reihum games` lists them; asked for if left out.
    .people = People at this keyboard; they take turns.
    .bots = Opponents or partners that are no people.
    .deal = A deal code, or any text or number, always the same.
    .mix = What a seat mixes into the other’s deck, where each has one; once for each seat.
    .load = Go on with a saved game.
    .resume = Go on where you last left.
    .bot = How they play: beginner, casual, club, expert or master, if the game has them.
help-games = List the games: ours, and those of installed packages.
help-rules = Print the rules of a game, with every ruling we took.
help-verify = Check the deal of a game: the secret, what was mixed in, and every card.
    .commitment = The commitment, as heard before the deal.
    .mix = What a seat mixed in, as far as you know.
help-review = Say what each turn of a finished game was worth, and where it was lost (needs the extra `fast`).
    .seed = Of the worlds that are tried: same seed, same review.
    .html = Write a page with the curve.
    .cores = Threads; all cores if left out.
help-solve = Find a way to win with every card known, or prove that there is none (needs the extra `fast`).
    .what = A deal, or a position or record, its text or its file; - reads it from the input.
    .players = How many players, where it is a deal.
    .game = The game, where it is a deal; the-game if left out.
help-puzzles = Puzzles in the terminal, with a rating of your own; or make new ones (needs the extra `fast`).
    .game = Only puzzles of this game.
    .theme = Only puzzles about this.
    .players = Only puzzles for so many players.
    .list = Count the puzzles by game and theme.
    .make = Make so many new ones.
    .seed = Of the games they are made from: same seed, same ones.
    .out = Write those that are made into this file.
help-serve =
    Keep tables for browsers and programs (needs the extra `server`).

    Each option can also stand in the environment, --port as REIHUM_PORT, or in the file of
    --settings, as port = 8000, and so can the other settings of a server: docs/serving.md lists
    them.
    .port = The port; 0 takes a free one.
    .host = The address to listen at; 0.0.0.0 for every way in.
    .database = The file that keeps the tables, or a postgresql:// address.
    .browser = Open a browser where there is a desktop.
    .workers = Processes that serve the tables; several need PostgreSQL.
    .bot-processes = Processes in which the bots of a worker think.
    .per-address = Multiplies the limits of one address: 10 for a whole school.
    .proxies = Addresses or networks of proxies that are believed.
    .hosts = The names under which this server is found, with commas; none: any.
    .bot = A further bot for all tables: FILE.py:NAME, or an installed one; repeatable.
    .set = Any setting by its name; repeatable.
    .show-settings = Print all settings and where they come from, and leave.
help-simulate = Play many games with one bot on every seat: how often is it won? (needs the extra `arena`)
    .players = A number, or several as in 1-5.
    .bot = A level, random, greedy, planner, FILE.npz or FILE.py:NAME.
    .games = How many, as in 1_000_000; 10_000 if nothing else ends it.
    .until-width = Stop when the win rate’s interval is so narrow: 0.2%.
    .out = Write .json, .csv or .parquet.
    .each = One row per game, not per run.
help-tournament = Let bots meet on the same deals: ratings with intervals (needs the extra `arena`).
    .bots = Two bots or more.
help-compare = The difference between two bots on the same deals (needs the extra `arena`).
    .one = A bot.
    .other = Another bot.
help-benchmark =
    Measure policies on fixed deals, with intervals (needs the extra `arena`).

    Ctrl-C shows what there is by then.
    .policies = A bot, or FILE.py:NAME; one or more.
    .task = Such as the-game/1; repeatable. All otherwise.
    .markdown = A table for a page of docs.
help-train = Let a net learn a game by playing it (needs the extra `arena`).
    .minutes = How long to learn, about.
    .games = Or how many games, as in 100_000.
    .seed = Same seed and games, same weights.
    .start = Begin with the weights in a file.
    .out = Where to, such as mine.npz.
help-compile = Compile the rules, the bots and the reviews, once for each version (needs the extra `fast`).
help-move-database =
    Copy all tables and keys from one database to another, while no server runs.

    Guests keep their seats and links their meaning. The old database stays as it is.
    .target = An empty database: a file, or an address such as postgresql://anna@localhost/tables.
help-backup =
    Copy all tables into a file, while people go on playing.

    The file has the key of the server and the secrets of deals in it: keep it as safe as the
    database.
    .target = A file that is not there yet.
help-restore =
    Put a backup where a server can use it; while no server runs there.

    Nothing is ever overwritten: move an old file away first.
    .source = A file that `backup` has made.
    .target = A file that is not there yet, or an empty PostgreSQL.
help-doctor =
    Check an installation: a line for each thing, and exit code 1 where something is bad.

    Reads the same settings as `serve`, from the environment and a file. Nothing is changed.
    .database = The database; if left out, that of the settings.
help-admin = Look after the tables of a server, also while it runs: by its database.
help-admin-tables = List the tables: what is played, how far it is, when something last happened.
    .newest = How many, the newest first.
help-admin-close = Let nothing more happen at a table. Everybody there is told; it can still be looked at.
help-admin-mute = Let somebody talk no more at a table, or again.
    .seat = The number of a seat, from 0; none: all who watch.
    .unmute = Let them talk again.
help-admin-export = Write a table as JSON: as a spectator sees it, or with everything that is stored.
    .secrets = All that is stored, with hidden cards and what guests hold.
    .out = A file; if left out, it is printed.
help-admin-delete = Delete a table with everything that happened there, for good.
    .yes = Do not ask.
help-admin-vacuum = Give room that is free inside a SQLite file back to the disk; while no server runs.

# What was typed cannot be done.
usage-try = More with: { $command }
usage-aborted = Stopped.
usage-no-language = There is no language { QUOTE($language) }; there are { $languages }.
usage-no-option = There is no option { $option }.
usage-no-option-near = There is no option { $option }. Near it: { $near }.
usage-no-command = There is no command { $command }.
usage-no-command-near = There is no command { $command }. Near it: { $near }.
usage-command-missing = A command is missing.
usage-argument-missing = { $argument } is missing.
usage-value-missing = { $option } needs a value after it.
usage-value-unwanted = { $option } stands alone, without a value.
usage-only-with = { $option } goes with { $needs } only.
usage-too-many = This is too much: { $words }
usage-no-integer = { $option } needs a whole number.
usage-no-number = { $option } needs a number.
usage-too-small = { $option } needs a number, { $least } or more.
usage-bad-value = { $option }: { $reason }
usage-wrong = { $reason }
usage-no-mix = { QUOTE($text) } is no mix; 0:salt would be, of seat 0.
usage-no-setting = { QUOTE($text) } should be NAME=VALUE, such as grace=60.
usage-no-extra = { $package } is not installed: pip install { $extra } brings it.
usage-file-trouble = { $file }: { $reason }.

# What was typed as a number, a board, a share.
usage-no-players = { QUOTE($text) } is no number of players; 2 or 1-5 would be.
usage-backwards = { QUOTE($text) } goes backwards; { $right } would not.
usage-no-toml = { $file } is no TOML: { $reason }.
usage-bad-board = { $file }: { $reason }
usage-no-board = { $game } has no board that a file could tell.
usage-no-count = { QUOTE($text) } is no number of games; 1_000_000 would be.
usage-no-share = { QUOTE($text) } is no width; 0.2% would be.

# What was done.
done-compiled = Ready after { $seconds } s.
done-closed = Table { $table } is closed.
done-muted =
    { $watching ->
        [yes] Those who watch table { $table } may talk no more.
       *[no] Seat { $seat } of table { $table } may talk no more.
    }
done-unmuted =
    { $watching ->
        [yes] Those who watch table { $table } may talk again.
       *[no] Seat { $seat } of table { $table } may talk again.
    }
done-deleted = Table { $table } is deleted.
done-vacuumed = Done.
done-copied =
    { $tables ->
        [one] One table with { $events ->
            [one] one event
           *[other] { $events } events
        } is in { $target } now.
       *[other] { $tables } tables with { $events } events are in { $target } now.
    }
ask-delete = Delete table { $table } with everything that happened there?
ask-yes = yes
ask-no = no
failed-copy = Nothing was copied: { $reason }.
failed-move = Nothing was moved: { $reason }.
failed-restore = Nothing was restored: { $reason }.
failed-write = { $file } cannot be written: { $reason }.
