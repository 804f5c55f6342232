"""Tables in memory: commands take effect, bots move, and other processes are heard."""
