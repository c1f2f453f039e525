import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 3, 7, size, size * 100])
        out, level = [], [(0, n)]
        shape = r.choice(["any", "left", "right", "even"])
        while any(span is not None for span in level):
            below = []
            for span in level:
                if span is None:
                    out.append(None)
                    continue
                low, high = span
                at = {"left": high - 1, "right": low, "even": (low + high) // 2}.get(shape, r.randrange(low, high))
                out.append(at)
                below.append((low, at) if low < at else None)
                below.append((at + 1, high) if at + 1 < high else None)
            level = below
        while out[-1] is None:
            out.pop()
        step = r.choice([1, 1, 10**6 // n])
        out = [None if x is None else x * step for x in out]
        calls, left = ["BSTIterator"], n
        for _ in range(r.choice([n, 2 * n, max(1, n // 2)])):
            call = "next" if left and r.random() < 0.6 else "hasNext"
            left -= call == "next"
            calls.append(call)
        return json.dumps(calls) + "\n" + json.dumps([[out]] + [[] for _ in calls[1:]])
