"""How Alembic runs our migrations: always on a connection that it is handed."""

from alembic import context

from saurian.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table otherwise
)
with context.begin_transaction():
    context.run_migrations()
