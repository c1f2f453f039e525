import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 3, 5, 8, size, size * 10, size * 1000])
        kind = r.randrange(6)
        low, high = r.choice([(-10**6, 10**6), (0, 10), (-3, 3), (1, 1), (-10, -1), (10**6, 10**6), (5, 10**6)])
        label = list(range(1, n))
        if r.random() < 0.7:
            r.shuffle(label)
        label = [0] + label
        edges = ["[-1,-1]"] * n
        for at in range(1, n):
            above = [r.randrange(at), at - 1, 0, (at - 1) // 2, max(0, at - r.randint(1, 4)), max(0, at - 1 - at % 2)][kind]
            edges[label[at]] = "[%d,%d]" % (label[above], r.randint(low, high))
        return "[%s]" % ",".join(edges)
