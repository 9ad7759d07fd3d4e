### Why a file, an address or a database cannot be used: what systems say, as the rest of a sentence of ours.

trouble-missing = there is no such file or folder
trouble-locked = this user may not read or write there
trouble-folder = that is a folder
trouble-no-folder = a part of the path is no folder
trouble-long-name = the name is too long
trouble-no-text = that is no text
trouble-full = the disk is full
trouble-many-files = too many files are open
trouble-in-use = another program listens there already; choose another port, or end that program
trouble-no-address = this machine has no such address
trouble-refused = nobody answers there (does the server run?)
trouble-slow = no answer came in time
trouble-busy = something else is writing there; try again in a moment
trouble-damaged = the file is damaged; a backup may help
trouble-unopened = the file cannot be opened (is its folder there, and may this user read it?)
trouble-no-database = that is no database
trouble-other = { $detail }
