import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = max(2, r.choice([2, 3, 4, size // 8, size]))
        walls = r.choice([0, 0.1, 0.3, 0.5])
        digits = r.choice(["123456789", "1", "19", "12"])
        cells = [["X" if r.random() < walls else r.choice(digits) for _ in range(n)] for _ in range(n)]
        if r.random() < 0.3:
            # a way is left along two sides
            for i in range(n):
                cells[i][0] = cells[n - 1][i] = r.choice(digits)
        cells[0][0], cells[n - 1][n - 1] = "E", "S"
        return "[%s]" % ",".join('"%s"' % "".join(row) for row in cells)
