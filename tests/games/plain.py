"""Plain data: what JSON has, and nothing else."""


def assert_plain(value: object) -> None:
    """No subclass of a text or a number, either: not every writer of JSON knows what to do with one."""
    if type(value) is dict:
        assert all(type(key) is str for key in value), value
        for one in value.values():
            assert_plain(one)
    elif type(value) is list:
        for one in value:
            assert_plain(one)
    else:
        assert value is None or type(value) in (str, int, bool), value
