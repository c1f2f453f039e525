import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        most = 50000 if size >= 100 else 4 + size * size // 8
        rows = rng.choice([1, 2, 2, 3, rng.randint(1, most), int(most ** 0.5)])
        rows = max(1, min(rows, most // 2))
        columns = most // rows if size >= 100 else rng.randint(2, max(2, most // rows))
        if size < 100 and rng.random() < 0.3 and rows * rows <= most:
            columns = max(2, rows)
        n = rows * columns
        names = list(range(n))
        rng.shuffle(names)
        edges = []
        for i in range(rows):
            for j in range(columns):
                a = names[i * columns + j]
                for b in ([names[i * columns + j + 1]] if j + 1 < columns else []) + ([names[(i + 1) * columns + j]] if i + 1 < rows else []):
                    edges.append([min(a, b), max(a, b)])
        if rng.random() < 0.5:
            edges.sort()
        else:
            rng.shuffle(edges)
        return "%d\n%s" % (n, str(edges).replace(" ", ""))
