"""One file for each change of the schema, in order; a file that has been released is never changed."""
