"""How much a server carries: a swarm of people at real sockets, in processes of their own.

`swarm.py` are the people, `servers.py` what they play on, `climbing.py` lets them become more and
more until somebody has to wait, `costs.py` counts what one action costs the server and the wire.
"""
