import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([2, 3, 4, 5, 8, r.randint(2, max(2, size)), max(2, size * 20)])
        step = r.choice([1, 2, 5, max(1, 200000 // n)])
        a, b = [], []
        x, y = r.randint(0, step), r.randint(0, step)
        for _ in range(n):
            a.append(x)
            b.append(y)
            x, y = x + r.randint(1, step), y + r.randint(1, step)
            if r.random() < 0.3:
                # both go on above the larger one: here the places before and behind are free of one another
                x = y = max(x, y)
        a = [v for v in a if v <= 200000]
        b = [v for v in b if v <= 200000]
        n = min(len(a), len(b))
        if n < 2:
            a, b, n = [0, 1], [0, 1], 2
        a, b = a[:n], b[:n]
        if r.random() < 0.3:
            up = 200000 - max(a[-1], b[-1])
            a, b = [v + up for v in a], [v + up for v in b]
        often = r.choice([0.1, 0.5, 0.9])
        for i in range(n):
            if r.random() < often:
                a[i], b[i] = b[i], a[i]
        return json.dumps(a) + "\n" + json.dumps(b)
