import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([2, 2, 3, 4, max(2, size // 10), max(2, size // 2)])
        values = list(range(1, n * n + 1))
        a, b = r.sample(r.choice([values, [1, 2], [n * n, n * n - 1], [1, n * n]]), 2)
        values[b - 1] = a
        kind = r.randrange(4)
        if kind == 1:
            values.sort()
        elif kind == 2:
            values.sort(reverse=True)
        elif kind == 3 or n < 4:
            r.shuffle(values)
        return json.dumps([values[at:at + n] for at in range(0, n * n, n)])
