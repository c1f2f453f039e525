import os
import sys

known = {"PATH", "LANG", "HOME", "TMPDIR", "PYTHONHASHSEED", "LC_CTYPE"}
sys.exit(9 if set(os.environ) - known or os.environ["HOME"] != os.getcwd() else 0)
