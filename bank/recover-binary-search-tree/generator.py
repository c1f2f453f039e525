import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([2, 2, 3, 4, 5, r.randint(2, max(2, size)), size * 10])
        n = max(2, min(1000, n))
        far = r.choice([n, 4 * n, 2**31 - 1])
        values = sorted(r.sample(range(-far, far), n)) if r.random() < 0.8 else list(range(1, n + 1))
        if r.random() < 0.2:
            values[0], values[-1] = -2**31, 2**31 - 1
        a = r.randrange(n)
        b = r.choice([x for x in {0, n - 1, (a + 1) % n, r.randrange(n)} if x != a] or [(a + 1) % n])
        values[a], values[b] = values[b], values[a]
        shape = r.choice(["any", "even", "left", "right", "zigzag"])

        def root_of(low, high, depth):
            if shape == "even":
                return (low + high) // 2
            if shape == "left" or (shape == "zigzag" and depth % 2):
                return high - 1
            if shape == "right" or shape == "zigzag":
                return low
            return r.randrange(low, high)

        out, level, depth = [], [(0, n)], 0
        while any(span is not None for span in level):
            below = []
            for span in level:
                if span is None:
                    out.append(None)
                    continue
                low, high = span
                at = root_of(low, high, depth)
                out.append(values[at])
                below.append((low, at) if low < at else None)
                below.append((at + 1, high) if at + 1 < high else None)
            level, depth = below, depth + 1
        while out[-1] is None:
            out.pop()
        return json.dumps(out)
