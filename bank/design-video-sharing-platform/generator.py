import sys
from random import Random

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = Random(seed)
total = r.choice([5, 15, 50, 10 * size, 500 * size])
ids = r.choice([2, 4, 8, 30])
uploads = watches = 10**5
videos, calls = {}, []
weights = r.choice([(4, 2, 4, 2, 2, 2, 2), (3, 3, 1, 3, 3, 2, 2), (6, 4, 3, 1, 1, 1, 1)])
kinds = ["upload", "remove", "watch", "like", "dislike", "getLikesAndDislikes", "getViews"]
for _ in range(total):
    kind = r.choices(kinds, weights)[0]
    if kind == "upload":
        length = min(uploads, r.choice([1, 2, 3, 5, 9, r.choice([9, 1000, 20000])]))
        if length:
            video = min(set(range(len(videos) + 1)) - set(videos))
            videos[video] = length
            uploads -= length
            calls.append("upload " + "".join(r.choice("0123456789") for _ in range(length)))
        continue
    known = sorted(videos)
    if known and r.random() < 0.8:
        video = r.choice(known)
    else:
        video = r.choice([r.randint(0, ids), r.randint(0, 10**5)])
    if kind == "watch":
        length = videos.get(video, 10)
        start = r.choice([0, length - 1, r.randrange(length)])
        end = min(start + r.choice([1, 2, 5, length]), 99999)
        if start < end and end - start <= watches:
            watches -= end - start
            calls.append("watch %d %d %d" % (video, start, end))
        continue
    if kind == "remove":
        videos.pop(video, None)
    calls.append("%s %d" % (kind, video))
if not calls:
    calls = ["upload 0"]
print(len(calls))
print("\n".join(calls))
