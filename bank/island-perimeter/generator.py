from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        most = r.choice([3, 5, 8, max(1, size), max(1, size)])
        m, n = r.randint(1, most), r.randint(1, most)
        grid = [[0] * n for _ in range(m)]
        x, y = r.randrange(m), r.randrange(n)
        grid[x][y] = 1
        edge = [(x, y)]
        for _ in range(r.randint(0, m * n)):
            # grow from the newest cell (thin) or from any (round)
            x, y = edge[-1] if r.random() < 0.6 else r.choice(edge)
            dx, dy = r.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
            x, y = x + dx, y + dy
            if 0 <= x < m and 0 <= y < n and not grid[x][y]:
                grid[x][y] = 1
                edge.append((x, y))
        # fill the lakes
        water = [[False] * n for _ in range(m)]
        todo = [(x, y) for x in range(m) for y in range(n) if (x in (0, m - 1) or y in (0, n - 1)) and not grid[x][y]]
        for x, y in todo:
            water[x][y] = True
        while todo:
            x, y = todo.pop()
            for a, b in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)):
                if 0 <= a < m and 0 <= b < n and not grid[a][b] and not water[a][b]:
                    water[a][b] = True
                    todo.append((a, b))
        rows = [[0 if water[x][y] else 1 for y in range(n)] for x in range(m)]
        return str(rows)
