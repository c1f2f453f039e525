import os
import sys

for deed in (lambda: os.listdir(sys.argv[1]), lambda: open(sys.argv[1] + "/answer.txt").read(), lambda: os.listdir("..")):
    try:
        deed()
    except OSError:
        continue
    sys.exit(9)
