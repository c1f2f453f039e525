import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.choice([r.randint(1, 8), size, size * 10, size * 1000])
        most = r.choice([0, 1, 10, 5000])
        negative = r.choice([0, 0.1, 0.5, 0.9, 1])
        values = sorted(r.randint(0, most) for _ in range(n))
        return str([-x if r.random() < negative else x for x in values])
