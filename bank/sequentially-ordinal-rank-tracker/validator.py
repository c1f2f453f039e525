import sys

names = [line.split(" ")[1] for line in sys.stdin if line.startswith("add ")]
sys.exit(42 if len(names) == len(set(names)) else 43)
