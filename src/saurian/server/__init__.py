"""The server: tables that people join by link, play live or over days, and come back to."""
