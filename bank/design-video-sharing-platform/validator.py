import heapq
import sys

uploaded = watched = 0
videos, free = {}, []
for line in sys.stdin.read().split("\n")[1:]:
    words = line.split()
    if not words:
        continue
    if words[0] == "upload":
        uploaded += len(words[1])
        videos[heapq.heappop(free) if free else len(videos)] = len(words[1])
    elif words[0] == "remove":
        if videos.pop(int(words[1]), 0):
            heapq.heappush(free, int(words[1]))
    elif words[0] == "watch":
        start, end = int(words[2]), int(words[3])
        watched += end - start
        # of a video that is there, the first minute is within it
        if start >= videos.get(int(words[1]), 10**5):
            print("startMinute is behind the video's end")
            sys.exit(43)
if uploaded > 10**5 or watched > 10**5:
    print("too much in all")
    sys.exit(43)
sys.exit(42)
