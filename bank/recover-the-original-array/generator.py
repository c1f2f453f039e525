import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = rng.randint(1, 6) if size < 50 else size * 5 if size < 90 else 1000
        most = rng.choice([6, 20, 3 * n, 10 ** 9])
        k = rng.choice([1, 2, rng.randint(1, max(1, most // 4)), max(1, (most - 1) // 2)])
        low, high = 1 + k, max(1 + k, min(most - k, 10 ** 9 - k))
        if rng.randrange(3):
            array = [rng.randint(low, high) for _ in range(n)]
        else:
            # Even steps: many differences fit at first.
            step = rng.choice([1, k, 2 * k, 4 * k])
            array = [min(low + step * i, 10 ** 9 - k) for i in range(n)]
        nums = [x - k for x in array] + [x + k for x in array]
        rng.shuffle(nums)
        return str(nums)
