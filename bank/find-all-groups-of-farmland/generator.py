import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = rng.choice([1, 2, 3, 5, 10, max(1, size), size * 3])
        m, n = rng.choice([(side, side), (side, rng.randint(1, side)), (1, side), (side, 1), (side, side)])
        if size == 100:
            m = n = 300
            side = 25
        tallest, widest = rng.randint(1, min(m, side)), rng.randint(1, min(n, side))
        if rng.random() < 0.5:
            tallest, widest = min(tallest, 3), min(widest, 3)
        land = [[0] * n for _ in range(m)]
        for _ in range(3000 if size == 100 else rng.choice([0, 1, 3, 20, 20, min(3000, m * n // 4)])):
            top, left = rng.randrange(m), rng.randrange(n)
            down, right = min(m, top + rng.randint(1, tallest)), min(n, left + rng.randint(1, widest))
            if land[top][left] or land[down - 1][right - 1]:
                continue
            cells = [(i, j) for i in range(top, down) for j in range(left, right)]
            beside = [(i, j) for i in range(top, down) for j in (left - 1, right) if 0 <= j < n]
            beside += [(i, j) for j in range(left, right) for i in (top - 1, down) if 0 <= i < m]
            if any(land[i][j] for i, j in cells + beside):
                continue
            for i, j in cells:
                land[i][j] = 1
        return str(land)
