import sys

names = [line.split(" ")[0] for line in sys.stdin.read().split("\n")]
sys.exit(43 if names.count("add") > 1000 or names.count("count") > 1000 else 42)
