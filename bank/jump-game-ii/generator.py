import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 10000 if size >= 100 else rng.randint(1, 2 + size * size // 4)
        step = rng.choice([1, 2, 3, 10, 1000])
        zeros = rng.choice([0, 0.3, 0.6, 0.9])
        nums, far = [], 0
        for i in range(n):
            jump = 0 if rng.random() < zeros else rng.randint(0, step)
            if far == i and i < n - 1 and jump == 0:
                jump = rng.randint(1, step)
            far = max(far, i + jump)
            nums.append(jump)
        return str(nums)
