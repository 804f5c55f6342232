"""Tables as values: what may happen at one, and what everyone is shown. No database, socket or clock."""
