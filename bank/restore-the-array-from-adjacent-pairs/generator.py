import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 100000 if size >= 100 else rng.randint(2, 2 + size * size // 8)
        low, high = rng.choice([(-100000, 100000), (0, n - 1), (-(n // 2), n), (1, 100000)])
        nums = rng.sample(range(low, high + 1), n)
        order = rng.random()
        if order < 0.2:
            nums.sort(reverse=order < 0.1)
        pairs = [[nums[i], nums[i + 1]] if rng.random() < 0.5 else [nums[i + 1], nums[i]] for i in range(n - 1)]
        if rng.random() < 0.8:
            rng.shuffle(pairs)
        return str(pairs).replace(" ", "")
