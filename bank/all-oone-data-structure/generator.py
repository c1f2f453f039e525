import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
count = size // 2 + 3 if size < 60 else size * size // 3 if size < 95 else 50000
letters = rng.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
keys = sorted({"".join(rng.choice(letters) for _ in range(rng.choice([1, 2, 10]))) for _ in range(rng.choice([1, 2, 5, 20, 1000]))})
ups, asks = rng.choice([0.35, 0.5, 0.7]), rng.choice([0.2, 0.5])
counts, present, calls = {}, [], []
while len(calls) < count:
    if rng.random() < asks:
        calls.append(rng.choice(["getMaxKey", "getMinKey"]))
    elif not present or rng.random() < ups:
        key = rng.choice(present) if present and rng.random() < 0.5 else rng.choice(keys)
        if not counts.get(key):
            present.append(key)
        counts[key] = counts.get(key, 0) + 1
        calls.append("inc " + key)
    else:
        at = rng.randrange(len(present))
        key = present[at]
        counts[key] -= 1
        if not counts[key]:
            present[at] = present[-1]
            present.pop()
        calls.append("dec " + key)
print(count)
print("\n".join(calls))
