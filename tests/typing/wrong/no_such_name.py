import saurian

saurian.analyze("a.jsonl")  # error
