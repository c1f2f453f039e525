import re
import sys

lines = sys.stdin.read().split("\n")
rows = int(lines[0])
for line in lines[2:]:
    for row in re.findall(r"[A-Z](\d+)", line.partition(" ")[2]):
        if int(row) > rows:
            print("row %s is not there" % row)
            sys.exit(43)
sys.exit(42)
