import math
import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
n = rng.choice([rng.randint(1, 15), rng.randint(8, 15), 15])
k = rng.choice([1, n, rng.randint(1, n), rng.randint(1, n), (n + 1) // 2, (n + 1) // 2])
letters = "".join(sorted(rng.sample("abcdefghijklmnopqrstuvwxyz", n)))
left = math.comb(n, k)
count = 10000 if size >= 100 else rng.randint(1, 1 + size * size // 4)
often = rng.choice([0.1, 0.5, 0.9])
calls = []
for _ in range(min(count, 3 * left + 5)):
    if left and rng.random() < often:
        calls.append("next")
        left -= 1
    else:
        calls.append("hasNext")
print(letters)
print(k)
print(len(calls))
for call in calls:
    print(call)
