"""Long trials of a real server: kills, leaks, sieges. Short forms of them are among the tests."""
