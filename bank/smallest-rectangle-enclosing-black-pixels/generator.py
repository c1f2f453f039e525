import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = max(1, size if size > 50 else size // 5)
        m, n = rng.choice([(side, side), (side, rng.randint(1, side)), (rng.randint(1, side), side), (1, side), (side, 1)])
        image = [["0"] * n for _ in range(m)]
        x, y = rng.randrange(m), rng.randrange(n)
        image[x][y] = "1"
        cells = [(x, y)]
        kind = rng.randrange(4)
        for _ in range(rng.randint(0, m * n) if kind else m * n * 9):
            # A walk is thin, a blob grows from anywhere, a full one covers nearly everything.
            i, j = cells[-1] if kind == 1 else rng.choice(cells)
            a, b = rng.choice([(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)])
            if 0 <= a < m and 0 <= b < n and image[a][b] == "0":
                image[a][b] = "1"
                cells.append((a, b))
        x, y = rng.choice(cells)
        return "\n".join(map(json.dumps, (image, x, y)))
