import sys

times = [int(line.split(" ")[3]) for line in sys.stdin if line.startswith("set ")]
sys.exit(42 if all(a < b for a, b in zip(times, times[1:])) else 43)
