import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = 50 if size == 100 else rng.choice([1, 2, 3, 5, 10, 50, rng.randint(1, 50)])
        k = rng.choice([1, n, rng.randint(1, n), rng.randint(1, n)])
        top = rng.choice([k, n])
        nums = list(range(1, k + 1)) + [rng.randint(1, top) for _ in range(n - k)]
        rng.shuffle(nums)
        return "%s\n%d" % (nums, k)
