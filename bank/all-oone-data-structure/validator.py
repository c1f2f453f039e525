import sys
from collections import Counter

counts = Counter()
for line in sys.stdin.read().split("\n")[1:]:
    call = line.split()
    if call and call[0] == "inc":
        counts[call[1]] += 1
    elif call and call[0] == "dec":
        if not counts[call[1]]:
            sys.exit(43)
        counts[call[1]] -= 1
sys.exit(42)
