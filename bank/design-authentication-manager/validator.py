import sys

tokens = [line.split()[1] for line in sys.stdin if line.startswith("generate ")]
sys.exit(42 if len(set(tokens)) == len(tokens) else 43)
