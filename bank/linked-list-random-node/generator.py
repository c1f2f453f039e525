import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
# few nodes and many calls, so that the frequencies tell something
nodes = rng.choice([1, 2, 2, 3, rng.randint(2, 9), rng.randint(2, 3 + size)])
low = rng.choice([-10**4, 0])
values = [rng.randint(low, 10**4) for _ in range(nodes)]
if rng.random() < 0.2:
    values = [rng.choice(values[:2]) for _ in range(nodes)]
calls = rng.choice([100, 1000, 10**4])
print(nodes)
print(*values)
print(calls)
print("\n".join(["getRandom"] * calls))
