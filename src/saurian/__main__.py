"""`python -m saurian` is `saurian`."""

import sys

from saurian.cli import main

sys.exit(main())
