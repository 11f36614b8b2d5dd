"""The web server: HTTP and WebSocket around the table. It asks the host, decides no rule, knows no game."""
