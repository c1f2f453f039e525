import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = max(2, size if size > 60 else size // 5)
        m, n = rng.choice([(side, side), (side, rng.randint(1, side)), (rng.randint(1, side), side), (1, side), (side, 1)])
        walls = rng.choice([0, 0.05, 0.15, 0.3, 0.45])
        maze = [[int(rng.random() < walls) for _ in range(n)] for _ in range(m)]
        start, destination = [list(divmod(place, n)) for place in rng.sample(range(m * n), 2)]
        maze[start[0]][start[1]] = maze[destination[0]][destination[1]] = 0
        if rng.random() < 0.8:
            # The ball stops there after some rolls, where there is such a way.
            i, j = start
            for _ in range(rng.randint(1, 30)):
                a, b = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
                while 0 <= i + a < m and 0 <= j + b < n and not maze[i + a][j + b]:
                    i, j = i + a, j + b
            if [i, j] != start:
                destination = [i, j]
        return "%s\n%s\n%s" % (maze, start, destination)
