import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
count = 1000 if size == 100 else rng.choice([1, 2, 3, size, size * 10])
top = rng.choice([1, 3, 1000])
weights = rng.choice([(1, 1, 1), (1, 3, 1), (3, 1, 1), (1, 0, 1), (1, 1, 0)])
limit = 1000 if size == 100 else rng.choice([1, 2 * count, 4 * count, 1000])
calls, left = [], count
while len(calls) < min(limit, 1000):
    call = rng.choices(["next", "peek", "hasNext"], weights)[0]
    if call != "hasNext" and not left:
        if rng.random() < 0.5 or len(calls) > 3 * count:
            break
        call = "hasNext"
    left -= call == "next"
    calls.append(call)
print(count)
print(*(rng.randint(1, top) for _ in range(count)))
print(len(calls))
if calls:
    print("\n".join(calls))
