import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.choice([size // 8 + 1, size, size * 10, size * 200])
        zeros = r.choice([0, 0.02, 0.2])
        ones = r.choice([0, 0.3, 0.9])
        negative = r.choice([0, 0.1, 0.5, 1])
        limit = 2**31 - 1
        nums, low, high = [], 1, 1
        for i in range(n):
            t = r.random()
            x = 0 if t < zeros else 1 if r.random() < ones else r.randint(1, 10)
            if r.random() < negative:
                x = -x
            for y in (x, 1 if x > 0 else -1, 0):
                ends = (y, y * low, y * high)
                if min(ends) >= -limit and max(ends) <= limit:
                    nums.append(y)
                    low, high = min(ends), max(ends)
                    break
        return str(nums)
