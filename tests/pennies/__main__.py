"""The `saurian` command with one game more."""

import sys

from saurian.cli import main
from tests import pennies

if __name__ == "__main__":
    pennies.add()
    sys.exit(main())
