import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
# both ends of 32 bits and what is next to them, far beyond, and around nothing
near = [2**31 + rng.randint(-2, 2), 2**31 - 1, 2**31, 2**31 + 1, 2**32 + rng.randint(-2, 2), 10**10, 2**63, rng.randint(0, 99)]
number = str(near[(seed + size) % len(near)])
zeros = "0" * rng.choice([0, 0, 1, 3, 12])
sign = rng.choice(["", "+", "-", "-", "+-", "- "])
after = rng.choice(["", "", " ", "a", ".5", "-1", "+", " 7"])
print(" " * rng.choice([0, 0, 1, 4]) + sign + zeros + number + after)
