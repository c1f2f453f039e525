import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, size)
        kind = r.randrange(5)
        label = list(range(1, n + 1))
        r.shuffle(label)
        edges = set()
        for i in range(1, n):
            if kind == 0:
                j = i - 1
            elif kind == 1:
                j = 0
            elif kind == 2:
                j = r.randrange(max(0, i - 3), i)
            else:
                j = r.randrange(i)
            edges.add((j, i))
        if kind == 0 and n > 2 and r.randrange(2):
            edges.add((0, n - 1))
        if kind >= 3:
            for _ in range(r.choice([0, 1, n, 4 * n, n * n])):
                a, b = r.randrange(n), r.randrange(n)
                if a != b:
                    edges.add((min(a, b), max(a, b)))
        lists = [[] for _ in range(n)]
        for a, b in sorted(edges):
            lists[label[a] - 1].append(label[b])
            lists[label[b] - 1].append(label[a])
        for row in lists:
            r.shuffle(row)
        return str(lists)
