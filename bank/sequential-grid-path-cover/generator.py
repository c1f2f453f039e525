import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        m, n = r.choice([(1, 1), (1, 5), (5, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (r.randint(1, 5), r.randint(1, 5))])
        total = m * n
        k = r.choice([1, total, r.randint(1, total), r.randint(1, total), min(total, r.randint(1, 4))])
        cells = [(i, j) for i in range(m) for j in range(n)]
        if r.random() < 0.7:
            cells = self.walk(r, m, n)
        else:
            r.shuffle(cells)
        grid = [[0] * n for _ in range(m)]
        places = sorted(r.sample(range(total), k))
        if r.random() < 0.5:
            places[0] = 0
            places = sorted(set(places))
        if len(places) > 2 and r.random() < 0.2:
            at = r.randrange(len(places) - 1)
            places[at], places[at + 1] = places[at + 1], places[at]
        for value, place in enumerate(places, 1):
            i, j = cells[place]
            grid[i][j] = value
        return "%s\n%d" % (json.dumps(grid), len(places))

    def walk(self, r, m, n):
        """All cells on one path: rows in turn, then ends that are turned round at random."""
        path = [(i, j if i % 2 == 0 else n - 1 - j) for i in range(m) for j in range(n)]
        if r.random() < 0.5:
            path = [(i if j % 2 == 0 else m - 1 - i, j) for j in range(n) for i in range(m)]
        for _ in range(60):
            if r.random() < 0.5:
                path.reverse()
            i, j = path[-1]
            near = [at for at in range(len(path) - 2) if abs(path[at][0] - i) + abs(path[at][1] - j) == 1]
            if near:
                at = r.choice(near)
                path[at + 1:] = reversed(path[at + 1:])
        return path
