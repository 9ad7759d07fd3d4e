### Running a server: its settings, its database, and what `doctor`, `admin`, `backup` and `move-database` say.

wrong-setting = { $setting } cannot be { QUOTE($value) }. What would be right: { $right }.
wrong-setting-in = { $setting } in { $place } cannot be { QUOTE($value) }. What would be right: { $right }.
unknown-setting = There is no setting { $setting } (in { $place }). `reihum serve --show-settings` lists all.
unknown-setting-near = There is no setting { $setting } (in { $place }). Is { $near } meant?
the-environment = the environment
settings-unreadable = The settings { $file } cannot be read: { $reason }.
settings-no-toml = The settings { $file } are no TOML: { $reason }. A line looks like this: port = 8000
one-process = { $workers } workers need PostgreSQL: processes that share a SQLite file would not hear of each other’s moves. Give --database postgresql://USER@HOST/NAME (`reihum move-database` takes the tables there), or leave --workers at 1.

# What would be right for each setting.
server-setting-database = a file, such as reihum.db, or a URL of SQLAlchemy
server-setting-host = an address to listen at, such as 127.0.0.1; 0.0.0.0 for every way in
server-setting-port = a port up to 65535; 0 takes a free one
server-setting-browser = true or false: open a browser where there is a desktop
server-setting-workers = a whole number, 1 or more, of processes that serve the tables; PostgreSQL for several
server-setting-worker-expiry = seconds without a sign before a worker counts as gone
server-setting-bot-processes = how many processes a worker’s bots think in; 0: a thread
server-setting-per-address = how many times as much one address may do, 1 or more
server-setting-proxies = the addresses or networks of proxies that are believed, with commas
server-setting-hosts = the names under which this server is found, without https:// and port, with commas; none: any
server-setting-bot-pause = seconds before a bot acts, for people to see it
server-setting-claim-pause = seconds to claim the first turn before a bot does
server-setting-mixing-wait = seconds to mix before the server does it
server-setting-grace = seconds away before a bot may stand in
server-setting-stall-wait = seconds without an act before others may ask to let a bot play
server-setting-stall-notice = seconds to act after they have asked
server-setting-again-wait = seconds before another game is dealt without the others
server-setting-look-wait = seconds for all to look before a game goes on; 0: none
server-setting-thinking-limit = seconds a bot may think before it acts anyhow
server-setting-stand-in = the bot that plays for a person; none: as the game has it
server-setting-bots = further bots, as FILE.py:NAME or by the name of an installed one, with commas
server-setting-connections = how many connections at a time, 1 or more, as far as files allow
server-setting-request-wait = seconds for the head of a request to come, and for its body
server-setting-write-wait = seconds for a client to take what it is sent
server-setting-log-level = error, warning, info or debug: what is worth a line
server-setting-log-format = text for people, or json: an object on each line
server-setting-metrics = who may ask for /metrics: addresses or networks, with commas; none: nobody
server-setting-metrics-port = a port for /metrics alone, one more for each further worker; 0: none
server-setting-metrics-host = the address at which that port listens, such as 127.0.0.1
server-setting-keep-unfinished = days without a move before a game is deleted; 0: never
server-setting-keep-finished = days before a game that is over is deleted; 0: never
server-setting-keep-chat = days before what was said is deleted; 0: never
server-setting-keep-reviews = days before a review is deleted; 0: never
server-setting-reviews = true or false: review games that are over, for whoever asks
server-setting-reviews-waiting = how many reviews of a worker may wait while one is made, 1 or more
server-setting-review-limit = seconds that one verdict of a review may take
server-setting-client = the folder of a built client
server-setting-rates = only for programs

# What is wrong with a database.
database-unusable = { $database } cannot be used: { $reason }.
database-trouble = { $reason }
database-folder = it is a folder
database-cut-off = it was cut off, for its end is missing
database-in-use = another server uses it
database-linked = the file has another name (a hard link), by which a second server could use it at the same time: remove that name, or copy the file
database-newer = it was made by a newer version of reihum
database-older = it was made by an older version of reihum: start `reihum serve` of this version once, which brings it up to date
database-anothers = it belongs to another program
database-empty = there are no tables of reihum in it
database-missing = There is no file { $database }: give --database, or REIHUM_DATABASE.
database-none = { $database } is no database: { $reason }.
database-says = { $database }: { $reason }.

# What `serve` says in a terminal.
serve-at = The table is at { $address }
serve-not-built = The server runs, but its client for browsers was not built: in the folder of the sources, `make client` does that. Programs can play here all the same.
serve-cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }.
serve-cannot-keep = Cannot keep tables in { $database }: { $reason }.
serve-two-bots = There are two bots called { $name }: give { $bot } another name.
serve-bot-no-game = { $bot } can play no game: { $problems }
serve-wrong-bot = { $reason }

# What `doctor` looks at, and what it finds.
doctor-state-ok = ok
doctor-state-odd = odd
doctor-state-bad = bad
doctor-about-database = database
doctor-about-disk = disk
doctor-about-file-modes = file modes
doctor-about-open-files = open files
doctor-about-client = client
doctor-about-compiled-rules = compiled rules
doctor-about-extras = extras
doctor-about-proxies = proxies
doctor-about-hosts = hosts
doctor-about-user = user
doctor-about-clock = clock
doctor-about-python = python
doctor-plain = { $text }
doctor-database-later = { $database }: there is none yet; the first start makes it
doctor-database-no-folder = { $database }: there is no such folder
doctor-database-good =
    { $tables ->
        [one] { $database }: one table, up to date
       *[other] { $database }: { $tables } tables, up to date
    }
doctor-database-older = { $database }: made by an older version; `reihum serve` brings it up to date when it starts
doctor-database-clock = { $database }: its clock differs by { $seconds } s: use NTP
doctor-no-folder = there is no folder { $folder }
doctor-locked-folder = { $folder } cannot be written to by this user
doctor-free = { $free } GiB free in { $folder }
doctor-modes-open = others can read { $files }: chmod 600, or start the server once
doctor-modes-good = only the owner can read the database
doctor-files-few = { $most } files may be open, so { $room } connections and not { $wanted }: raise `ulimit -n`, or LimitNOFILE
doctor-files-good = { $most } may be open
doctor-client-good = built
doctor-client-none = there is none in { $folder }: `make client` builds it
doctor-compiled-none = bots think slowly: pip install { $extra } makes them some hundred times faster
doctor-compiled-good = numba is there
doctor-extras-none = psycopg is not installed: pip install { $extra } brings it
doctor-extras-good = all that these settings need
doctor-proxies-all = everybody is believed to be a proxy, so anybody can claim any address: name yours
doctor-proxies-good = believed: { $proxies }
doctor-hosts-any = any name is answered for: set hosts where this server is on the internet
doctor-hosts-here = only this machine can ask
doctor-root = this is root: run the server as a user of its own (deploy/reihum.service does)
doctor-not-root = not root
doctor-clock-wrong = it says { $time }: set it, or use NTP

# What `admin` lists, and what it cannot do.
admin-head-table = TABLE
admin-head-game = GAME
admin-head-state = STATE
admin-head-people = PEOPLE
admin-head-events = EVENTS
admin-head-last = LAST
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = over
admin-state-closed = closed
admin-state-damaged = damaged
admin-no-seat = There is no seat { $seat }; the last one is { $last }.
admin-busy = There is too much going on at { $table }: please try again.
admin-vacuum-postgres = PostgreSQL does that by itself (autovacuum).
admin-vacuum-in-use = A server uses this file: stop it first. (While it runs it gives back room by itself, in files that version 0.1 or newer has made.)
admin-closed-already = Table { $table } is closed already.
admin-no-table = There is no table { QUOTE($table) }: `reihum admin tables` lists them.
admin-damaged-table = Table { $table } cannot be read ({ $kind }): `reihum admin delete` removes it.

# Why tables cannot be copied.
move-same = These are the same database.
move-no-file = There is no file { $database }.
move-in-use = A server uses { $database }: stop it first, so that nothing is left behind.
move-not-empty = There is something in { $database } already: give an empty database.
move-incomplete = Not all of { $part } has arrived; nothing was moved.
copy-there = { $file } is there already: give another name, or move it away first.
copy-no-folder = There is no folder { $folder }.
copy-failed = { $file } could not be copied: { $reason }.
copy-only = Only SQLite files and PostgreSQL can be backed up.
copy-damaged = { $file } is damaged: { $reason }.
