import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = rng.randint(3, 8) if size < 40 else size * 20 if size < 90 else 100000
        ring = min(n, rng.choice([3, 4, rng.randint(3, n), n // 2 + 2, n]))
        edges = [[i, (i + 1) % ring] for i in range(ring)]
        back = rng.choice([1, 3, n])
        for i in range(ring, n):
            # Long legs, or bushes.
            edges.append([rng.randint(max(0, i - back), i - 1), i])
        names = list(range(n))
        if rng.random() < 0.8:
            rng.shuffle(names)
        edges = [[names[a], names[b]] if rng.random() < 0.5 else [names[b], names[a]] for a, b in edges]
        rng.shuffle(edges)
        return "%d\n%s" % (n, edges)
