import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        k = rng.randint(2, 6) if size < 40 else rng.randint(2, size * 4) if size < 90 else 400
        parts = []
        for _ in range(2):
            order = list(range(1, k + 1))
            if rng.random() < 0.8:
                rng.shuffle(order)
            conditions = []
            if rng.random() < 0.4:
                # Only one order is left.
                conditions = [[a, b] for a, b in zip(order, order[1:])]
            for _ in range(rng.choice([1, 3, k, 9600 if size > 90 else 2 * k])):
                i, j = sorted(rng.sample(range(k), 2))
                conditions.append([order[i], order[j]])
            if rng.random() < 0.15:
                conditions.append([order[-1], order[0]])
            rng.shuffle(conditions)
            parts.append(conditions)
        return "%d\n%s\n%s" % (k, *parts)
