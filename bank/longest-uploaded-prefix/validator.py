import sys

lines = sys.stdin.read().split("\n")
calls = [line.split() for line in lines[2:2 + int(lines[1])]]
videos = [call[1] for call in calls if call[0] == "upload"]
sys.exit(42 if len(videos) < len(calls) and len(set(videos)) == len(videos) else 43)
