import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
calls = 40000 if size == 100 else rng.choice([size // 8, size, size * 10, size * 400])
adds = rng.choice([0.2, 0.5, 0.9])
zeros = rng.choice([0.0, 0.02, 0.2])
ones = rng.choice([0.0, 0.5, 0.95])
near = rng.choice([0.0, 0.5, 0.9])
top = rng.choice([2, 3, 10, 100])
count, product, since = 0, 1, 0
print(calls)
for _ in range(calls):
    if count and rng.random() >= adds:
        k = rng.randint(1, count)
        if rng.random() < near:
            k = rng.choice([1, count, min(count, since + 1), max(1, since), rng.randint(1, min(count, 5))])
        print("getProduct", k)
        continue
    num = 0 if rng.random() < zeros else 1 if rng.random() < ones else rng.randint(1, top)
    if product * num >= 2**31:
        num = rng.choice([0, 1, (2**31 - 1) // product])
        num = min(num, 100)
    if num:
        product, since = product * num, since + 1
    else:
        product, since = 1, 0
    count += 1
    print("add", num)
