import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([3, 4, 5, 6, r.randint(3, max(3, size)), max(3, size * 10)])
        names = list(range(1, n + 1))
        r.shuffle(names)
        far = r.choice([1, 2, n])
        parent = [-1] + [r.randrange(max(0, k - far), k) for k in range(1, n)]
        edges = [(parent[k], k) for k in range(1, n)]
        have = set(edges)
        kind = r.choice(["root", "up", "any", "any"])
        while True:
            if kind == "root":
                extra = (r.randrange(1, n), 0)
            elif kind == "up":
                a = r.randrange(1, n)
                b = a
                for _ in range(r.randint(1, 5)):
                    b = max(0, parent[b])
                extra = (a, b)
            else:
                extra = (r.randrange(n), r.randrange(n))
            if extra[0] != extra[1] and extra not in have:
                break
            kind = r.choice(["root", "any"])
        edges.append(extra)
        if r.random() < 0.8:
            r.shuffle(edges)
        return json.dumps([[names[a], names[b]] for a, b in edges])
