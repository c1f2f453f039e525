import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 1000 if size >= 100 else rng.randint(1, 1 + size * size // 12)
        high = rng.choice([1, 9, 100, 10**9])
        up = rng.choice([0, 0.1, 0.5, 0.9])
        path, parts = [], []
        for k in range(n):
            if k:
                free = [d for d, c in enumerate(path) if c < 2]
                depth = rng.choice(free) if rng.random() < up else free[-1]
                path[depth] += 1
                del path[depth + 1:]
            path.append(0)
            parts.append("-" * (len(path) - 1) + str(rng.choice([high, rng.randint(1, high)])))
        return '"%s"' % "".join(parts)
