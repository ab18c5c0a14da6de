"""The server: tables in a database, seats by secret links, one socket a viewer. It knows no rules."""
