import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
m, n = rng.choice([(1, 1), (1, rng.randint(1, 3 + size)), (rng.randint(1, 3 + size), 1), (rng.randint(1, 8), rng.randint(1, 8)), (1, 2), (2, 2), (2, 3), (31, 32), (10000, 10000)])
# many calls, so that their frequencies tell something
count = 1000 if size >= 100 or rng.random() < 0.5 else rng.randint(1, 10 * size)
often = rng.choice([0, 0.02, 0.2])
calls, used = [], 0
for _ in range(count):
    if used == m * n or rng.random() < often:
        calls.append("reset")
        used = 0
    else:
        calls.append("flip")
        used += 1
print(m)
print(n)
print(len(calls))
for call in calls:
    print(call)
