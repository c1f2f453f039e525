import sys

ids = [line.split(" ")[1] for line in sys.stdin if line.startswith("put ")]
sys.exit(42 if len(ids) == len(set(ids)) else 43)
