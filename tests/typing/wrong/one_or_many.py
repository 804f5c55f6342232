import saurian

saurian.load("a.jsonl").append(None)  # error
saurian.load("a.jsonl", many=True).outcome  # error
