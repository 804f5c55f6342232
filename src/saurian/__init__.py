"""Saurian: a digital table for board games."""

__version__ = "0.1.0"
"""The one place where the version is written; the package takes it from here."""
