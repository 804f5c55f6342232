"""What the browser client has from the engine."""
