import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        while True:
            m, n = r.randint(1, r.choice([3, size])), r.randint(1, r.choice([3, size]))
            walls = r.choice([0, 0.05, 0.2, 0.4])
            maze = [[int(r.random() < walls) for _ in range(n)] for _ in range(m)]
            free = [[i, j] for i in range(m) for j in range(n) if not maze[i][j]]
            if len(free) > 1:
                break
        start = at = r.choice(free)
        for _ in range(r.choice([0, 1, 5, 30])):
            di, dj = r.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
            i, j = at
            while 0 <= i + di < m and 0 <= j + dj < n and not maze[i + di][j + dj]:
                i, j = i + di, j + dj
            at = [i, j]
        while at == start:
            at = r.choice(free)
        return "%s\n%s\n%s" % (maze, start, at)
