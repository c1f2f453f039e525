import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 4, 5, 10, size, size * 10, size * 100])
        labels = list(range(1, n + 1))
        if r.random() < 0.7:
            r.shuffle(labels)
        kind = r.randrange(5)
        wanted = []
        if kind == 0:
            # all four of four gardens, many times
            for at in range(0, n - 3, 4):
                wanted += [(at + a, at + b) for a in range(4) for b in range(a)]
        elif kind == 1:
            wanted = [(at, (at + 1) % n) for at in range(n)] + [(at, (at + n // 2) % n) for at in range(n // 2)]
        elif kind == 2:
            wanted = [(at, (at - 1) // 2) for at in range(1, n)]
        else:
            ends = [at for at in range(n) for _ in range(3)]
            r.shuffle(ends)
            wanted = list(zip(ends[::2], ends[1::2]))
        keep = r.choice([1, 1, 0.7, 0.3])
        degree, seen, paths = [0] * n, set(), []
        for a, b in wanted:
            if a != b and degree[a] < 3 and degree[b] < 3 and (min(a, b), max(a, b)) not in seen and r.random() < keep:
                seen.add((min(a, b), max(a, b)))
                degree[a] += 1
                degree[b] += 1
                paths.append(r.sample([labels[a], labels[b]], 2))
        r.shuffle(paths)
        return "%d\n%s" % (n, json.dumps(paths))
