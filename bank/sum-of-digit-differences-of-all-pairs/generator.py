import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 100000 if size >= 100 else rng.randint(2, 2 + size * size // 4)
        digits = rng.choice([1, 2, 3, 9, rng.randint(1, 9)])
        low, high = 10 ** (digits - 1), 10 ** digits - 1
        kind = rng.random()
        if kind < 0.2:
            low, high = max(low, high - 3), high
        elif kind < 0.4:
            low, high = low, min(high, low + 12)
        return str([rng.randint(low, high) for _ in range(n)]).replace(" ", "")
