import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
n = 100000 if size >= 100 else rng.choice([1, 2, rng.randint(1, 10), rng.randint(1, 1 + size * size // 4), 100000])
videos = list(range(1, n + 1))
kind = rng.choice(["shuffled", "shuffled", "forward", "backward", "near"])
if kind == "shuffled":
    rng.shuffle(videos)
elif kind == "backward":
    videos.reverse()
elif kind == "near":
    for i in range(n):
        j = min(n - 1, i + rng.randint(0, 3))
        videos[i], videos[j] = videos[j], videos[i]
videos = videos[:min(n, 100000 if size >= 100 else 30 * size)]
if rng.random() < 0.3:
    videos = videos[:rng.randint(0, len(videos))]
room = 200000 - len(videos)
often = rng.choice([0.1, 0.5])
calls = []
for video in videos:
    calls.append("upload %d" % video)
    while room > 1 and rng.random() < often:
        calls.append("longest")
        room -= 1
calls.append("longest")
print(n)
print(len(calls))
for call in calls:
    print(call)
