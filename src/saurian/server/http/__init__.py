"""HTTP and WebSockets: parse, submit, answer."""
