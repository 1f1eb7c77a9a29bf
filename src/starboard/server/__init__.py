"""The way in over the network: lobby and tables as an HTTP API, play over a socket.  `docs/protocol.md` tells both."""
