"""Tables in the browser. Each folder stands on those below it:

- `web`: the application, the HTTP API, middleware, static files; `web/run.py` starts it all
- `live`: sockets, connections, and the hosts of the tables where something happens now
- `bots`: the processes where bots think, and what bots do at a table
- `store`: the database
- `table`: one table: its events, and what is done with each request
- `protocol`: all that clients and server say to each other, as models
"""
