"""Pennies on the command line."""
