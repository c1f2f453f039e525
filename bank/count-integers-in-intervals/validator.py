import sys

lines = sys.stdin.read().split("\n")
sys.exit(42 if any(line.strip() == "count" for line in lines[1:]) else 43)
