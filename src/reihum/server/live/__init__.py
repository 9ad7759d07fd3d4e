"""What lives while the server runs: sockets, connections, the hosts of tables."""
