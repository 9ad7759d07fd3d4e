"""Live tables: sockets, connections, and the hosts that run the tables."""
