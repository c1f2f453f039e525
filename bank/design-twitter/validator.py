import sys

ids = [line.split()[2] for line in sys.stdin if line.startswith("postTweet ")]
sys.exit(42 if len(ids) == len(set(ids)) else 43)
