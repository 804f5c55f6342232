"""The card of a dataset: Croissant, the JSON-LD vocabulary of MLCommons, version 1.1."""

import json
from collections.abc import Mapping
from typing import Any

TERMS = (
    *("arrayShape", "citeAs", "column", "containedIn", "equivalentProperty", "extract", "field"),
    *("fileObject", "fileProperty", "fileSet", "format", "includes", "isArray", "isLiveDataset"),
    *("jsonPath", "key", "md5", "parentField", "path", "recordSet", "references", "regex", "repeated"),
    *("replace", "samplingRate", "separator", "source", "subField", "transform"),
)
CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
    "name": {"@container": "@language"},
    "description": {"@container": "@language"},
    "data": {"@id": "cr:data", "@type": "@json"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    **{term: f"cr:{term}" for term in TERMS},
}
"""What the vocabulary prescribes for every card, whether the card uses it or not."""

FIELDS = {
    "game": ("cr:Int32", "number of the game, from 1"),
    "line": ("cr:Int32", "line of the decision in the record of its game; the first move is line 2"),
    "seat": ("cr:Int8", "seat that decides, from 0, clockwise"),
    "bot": ("sc:Text", "bot at that seat"),
    "observation": ("cr:Float32", "what the seat saw, as numbers; the metadata of the file names them"),
    "action": ("cr:Int32", "code of the action that it chose"),
    "legal": ("cr:Int32", "codes of all actions that were legal, in ascending order"),
    "points": ("cr:Int32", "points of the seat at the end of the game"),
    "rank": ("cr:Int8", "rank of the seat at the end of the game, from 1"),
    "win_share": ("cr:Float64", "part of the victory that went to the seat"),
}
"""By column, its type and what it is."""

LICENCE = "https://creativecommons.org/publicdomain/zero/1.0/"
"""Bots claim no rights."""


def make_card(
    facts: Mapping[str, Any], games: int, rows: int, size: int, file: str, digest: str
) -> dict[str, Any]:
    """The card of one file with `rows` decisions, whose observations have `size` numbers.

    It depends on what was played alone, not on when and where.
    """
    shapes = {"observation": f"{size}", "legal": "-1"}
    name = f"saurian-{facts['game']}-seed-{facts['seed']}"
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "name": name,
        "description": _describe(facts, games, rows),
        "conformsTo": "http://mlcommons.org/croissant/1.1",
        "license": LICENCE,
        "citeAs": f"{name}, made by Saurian {facts['saurian']}",
        "version": "1.0.0",
        "distribution": [
            {
                "@type": "cr:FileObject",
                "@id": file,
                "name": file,
                "contentUrl": file,
                "encodingFormat": "application/x-parquet",
                "sha256": digest,
            }
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "decisions",
                "name": "decisions",
                "description": "one record for each decision of a seat, in the order of games and lines",
                "field": [_field(column, file, shapes.get(column)) for column in FIELDS],
            }
        ],
    }


def _describe(facts: Mapping[str, Any], games: int, rows: int) -> str:
    version, seed, encoder = facts["saurian"], facts["seed"], facts["encoder"]
    return (
        f"{rows} decisions of bots ({', '.join(facts['bots'])}, clockwise)"
        f" in {games} games of {facts['game'].title()}, played by Saurian {version} with the seed {seed}."
        f" Observations by version {encoder} of the encoder; {facts['actions']} action codes."
        f" Options: {json.dumps(facts['options'])}"
    )


def _field(column: str, file: str, shape: str | None) -> dict[str, Any]:
    kind, description = FIELDS[column]
    array = {} if shape is None else {"isArray": True, "arrayShape": shape}
    return {
        "@type": "cr:Field",
        "@id": f"decisions/{column}",
        "name": column,
        "description": description,
        "dataType": kind,
        "source": {"fileObject": {"@id": file}, "extract": {"column": column}},
        **array,
    }
