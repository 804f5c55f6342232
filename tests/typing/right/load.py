from typing import assert_type

import saurian

assert_type(saurian.load("a.jsonl"), saurian.GameRecord)
assert_type(saurian.load("a.jsonl.gz", many=True), list[saurian.GameRecord])
