import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = rng.choice([1, 2, 3, 5, 10, max(1, size), size * 3])
        m, n = rng.choice([(side, side), (side, rng.randint(1, side)), (1, side), (side, 1), (side, side)])
        if size == 100:
            m = n = 300
        tallest, widest = rng.randint(1, m), rng.randint(1, n)
        if rng.random() < 0.5:
            tallest, widest = min(tallest, 3), min(widest, 3)
        land = [[0] * n for _ in range(m)]
        for _ in range(rng.choice([0, 1, 3, 20, 20, max(20, m * n // 4)])):
            top, left = rng.randrange(m), rng.randrange(n)
            down, right = min(m, top + rng.randint(1, tallest)), min(n, left + rng.randint(1, widest))
            cells = [(i, j) for i in range(top, down) for j in range(left, right)]
            if len(cells) > 5000 and rng.random() < 0.9:
                continue
            beside = [(i, j) for i in range(top, down) for j in (left - 1, right) if 0 <= j < n]
            beside += [(i, j) for j in range(left, right) for i in (top - 1, down) if 0 <= i < m]
            if any(land[i][j] for i, j in cells + beside):
                continue
            for i, j in cells:
                land[i][j] = 1
        return str(land)
