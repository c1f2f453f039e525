import sys

lines = sys.stdin.read().split("\n")[2:]
asked = sum(line.strip() == "largestMatrix" for line in lines)
changed = sum(line.startswith(("setCell", "unsetCell")) for line in lines)
sys.exit(42 if asked <= 10**4 and changed <= 10**5 else 43)
