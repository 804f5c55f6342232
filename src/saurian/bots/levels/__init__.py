"""The levels, one module for each game that has them: easy, medium, hard, expert."""
