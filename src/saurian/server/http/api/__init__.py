"""The HTTP interface. Each module is one subject; `schemas` says what goes in."""
