import sys

calls = sys.stdin.read().split("\n")
sys.exit(42 if calls.count("getIntervals") <= 100 else 43)
