import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        k = r.randint(1, 6)
        while True:
            m, n = r.randint(1, min(30, 3 + size // 2)), r.randint(1, min(30, 3 + size // 2))
            if m * n > 2 * k:
                break
        wall = r.choice([0, 0.1, 0.3, 0.45])
        cells = [["#" if r.random() < wall else "." for _ in range(n)] for _ in range(m)]
        if r.random() < 0.4:
            for i in range(1, m, 2):
                cells[i] = ["#"] * n
                cells[i][r.randrange(n)] = "."
        signs = "@" + "abcdef"[:k] + "ABCDEF"[:k]
        gaps = [(i, j) for i in range(1, m, 2) for j in range(n) if cells[i][j] == "."]
        places = r.sample([(i, j) for i in range(m) for j in range(n)], len(signs))
        if r.random() < 0.5:
            r.shuffle(gaps)
            for t, gap in enumerate(gaps[:k]):
                if gap not in places:
                    places[1 + k + t] = gap
        for sign, (i, j) in zip(signs, places):
            cells[i][j] = sign
        return "[%s]" % ",".join('"%s"' % "".join(row) for row in cells)
