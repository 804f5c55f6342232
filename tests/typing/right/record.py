from pathlib import Path

import saurian

record = saurian.play("draftosaurus", ["random", "random"], seed=1, board="winter")
record.save(Path("game.jsonl"))
number: int = len(record)
moves: list[tuple[int, str]] = [(step.seat, step.action.text) for step in record]
name: str = record.players[0].name
seat: int | None = record.at(3).view(0).seat
