"""The browser client as a person meets it: a real server, a real Chromium."""
