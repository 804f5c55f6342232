"""What every game's screen tells in the same way: a warning, a title, where a rule can be read."""

from rich.text import Text

from saurian.cli.rules import rule_command


def warning(sentence: str, rule: str | None = None) -> Text:
    """A sentence that must be noticed; below it the command that shows the rule it comes from."""
    pointer = () if rule is None else ("\n", rule_pointer(rule))
    return Text.assemble((sentence, "bold red"), *pointer)


def rule_pointer(id: str) -> Text:
    """A line of its own that says where the rule can be read."""
    return Text(f"→ {rule_command(id)}", "dim")


def title(text: str) -> Text:
    """The heading of what follows."""
    return Text(text, "bold underline")
