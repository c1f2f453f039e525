import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
count = size // 2 + 2 if size < 80 else 2000
step = rng.choice([1, 3, 100, 10 ** 8 // count])
live = rng.choice([1, step, step * 3, step * count, 10 ** 8])
times = sorted(rng.sample(range(1, count * step + 1), count)) if step > 1 else range(1, count + 1)
letters = rng.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
asks, new = rng.choice([0.2, 0.5]), rng.choice([0.3, 0.6])
used, calls = [], []
for time in times:
    if rng.random() < asks:
        calls.append("countUnexpiredTokens %d" % time)
        continue
    token = "".join(rng.choice(letters) for _ in range(rng.choice([1, 2, 3, 5])))
    if token not in used and rng.random() < new:
        used.append(token)
        calls.append("generate %s %d" % (token, time))
    else:
        recent = used[-rng.choice([1, 3, 1000]):]
        calls.append("renew %s %d" % (rng.choice(recent) if recent and rng.random() < 0.9 else token, time))
print(min(live, 10 ** 8))
print(len(calls))
print("\n".join(calls))
