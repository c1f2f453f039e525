import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 3, 4, 7, r.randint(1, max(1, min(100, size))), max(1, min(100, size))])
        if r.random() < 0.4:
            first = r.choice([1, 1001 - n, r.randint(1, 1001 - n)])
            values = list(range(first, first + n))
        else:
            values = sorted(r.sample(range(1, 1001), n))
        kind = r.choice(["any", "any", "any", "middle", "ends"])
        out, todo = [], [(0, n)]
        while todo:
            a, b = todo.pop()
            if a == b:
                continue
            at = (a + b) // 2 if kind == "middle" else r.choice([a, b - 1]) if kind == "ends" else r.randrange(a, b)
            out.append(values[at])
            todo += [(at + 1, b), (a, at)]
        return json.dumps(out)
