import sys

added = [tuple(line.split()) for line in sys.stdin if line.startswith("add")]
sys.exit(42 if len(set(added)) == len(added) else 43)
