import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = max(2, size if size > 60 else size // 8)
        m, n = rng.choice([(side, side), (side, rng.randint(2, side)), (rng.randint(2, side), side)])
        stones = rng.choice([0, 0.1, 0.25, 0.4])
        floods = rng.choice([0, 1, 2, m * n // 30])
        land = [["X" if rng.random() < stones else "." for _ in range(n)] for _ in range(m)]
        for _ in range(floods):
            land[rng.randrange(m)][rng.randrange(n)] = "*"
        start, destination = rng.sample(range(m * n), 2)
        if rng.random() < 0.3:
            start, destination = rng.choice([(0, m * n - 1), (m * n - 1, 0), (n - 1, m * n - n)])
        land[start // n][start % n] = "S"
        land[destination // n][destination % n] = "D"
        return json.dumps(land)
