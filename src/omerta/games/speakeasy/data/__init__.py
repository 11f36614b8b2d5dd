"""The data file of E2, how it is read and what makes it refused."""
