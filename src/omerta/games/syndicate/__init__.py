"""SYNDICATE: Syndykat Zbrodni, two gangs tug at the districts of a city; New York, Los Angeles, solo."""
