import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        length = r.choice([r.randint(0, 9), size, size * 10, size * 1000])
        rows = min(1000, r.choice([1, 2, 3, r.randint(1, 30), r.randint(1, 1000), length, length + 1]))
        if not 1 <= rows:
            rows = 1
        letters = "abcdefghijklmnopqrstuvwxyz"[:r.choice([1, 2, 26])] + " " * r.choice([0, 1, 30])
        while True:
            text = ("".join(r.choice(letters) for _ in range(length))).rstrip(" ")
            columns = 0
            for p in range(max(0, len(text) - 2 * rows), len(text)):
                columns = max(columns, p // rows + p % rows + 1)
            if rows * columns <= 1000000:
                break
            length = length * 4 // 5
        cells = [" "] * (rows * columns)
        for p, c in enumerate(text):
            i = p % rows
            cells[i * columns + p // rows + i] = c
        return '"%s"\n%d' % ("".join(cells), rows)
