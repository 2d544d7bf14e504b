"""Tests run on the interpreted engine unless they ask for the compiled one by name."""

import os

os.environ.setdefault("HEGEMON_ENGINE", "plain")
