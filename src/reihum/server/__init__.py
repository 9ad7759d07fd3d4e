"""Tables in the browser: seats, the event log, sockets, the HTTP API."""
