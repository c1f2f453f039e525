"""`python -m ojkit_judge` is the command `ojkit`."""

import os
import sys

from ojkit_judge._find import find_ojkit

if __name__ == "__main__":
    program = find_ojkit()
    os.execv(program, [program, *sys.argv[1:]])
