import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
# many shuffles of few numbers, so that the frequencies tell something
most = rng.choice([10, 100, 10**6])
nums = rng.sample(range(-most, most + 1), rng.choice([2, 3, 4, 5, 8, 10, 16]))
calls = rng.choice([size, 1000, 10**4, 10**4])
often = rng.choice([0, 0, 0.1])
print(len(nums))
print(*nums)
print(calls)
print("\n".join("reset" if rng.random() < often else "shuffle" for _ in range(calls)))
