import sys

lines = sys.stdin.read().split("\n")
calls = [line.split()[0] for line in lines[2:2 + int(lines[1])]]
for name in ("push", "pop", "increment"):
    if calls.count(name) > 1000:
        print("too many calls of " + name)
        sys.exit(43)
sys.exit(42)
