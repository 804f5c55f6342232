"""Saurian: a table for Draftosaurus and Drakon."""
