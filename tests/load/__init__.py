"""Load for a server on this machine: `make load`. Figures, not tests: nothing here fails for being slow."""
