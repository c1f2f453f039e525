import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = min(100, r.choice([r.randint(1, 6), size, 100]))
        density = r.choice([0, 0.5 / n, 1.5 / n, 4 / n, 0.5, 1])
        first = r.choice([0, 0, 1])
        weaker = [set() for _ in range(n)]
        for a in range(n - 1, -1, -1):
            for b in range(a + 1, n):
                if r.random() < density or (first and a == 0):
                    weaker[a] |= {b} | weaker[b]
        names = list(range(n))
        r.shuffle(names)
        edges = [[names[a], names[b]] for a in range(n) for b in weaker[a]]
        r.shuffle(edges)
        return "%d\n%s" % (n, edges)
