import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 3, 5, size, 99])
        n = max(1, min(99, n))
        values = r.sample(range(1, 101), n + 1)
        val, a = values[0], values[1:]
        kind = r.randrange(4)
        if kind == 0:
            a.sort()
        elif kind == 1:
            a.sort(reverse=True)
        if r.random() < 0.2:
            val = max(set(range(1, 101)) - set(a))
        out, level = [], [(0, n)]
        while any(span is not None for span in level):
            below = []
            for span in level:
                if span is None:
                    out.append(None)
                    continue
                low, high = span
                at = max(range(low, high), key=lambda i: a[i])
                out.append(a[at])
                below.append((low, at) if low < at else None)
                below.append((at + 1, high) if at + 1 < high else None)
            level = below
        while out[-1] is None:
            out.pop()
        return json.dumps(out) + "\n" + str(val)
