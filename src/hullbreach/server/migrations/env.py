"""Alembic runs inside the server, on the connection it is given."""

from alembic import context

from hullbreach.server.database_schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
