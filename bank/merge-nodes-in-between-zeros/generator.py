import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 200000 if size >= 100 else rng.randint(3, 4 + size * size // 4)
        zeros = rng.choice([0, 0.1, 0.3, 0.9])
        high = rng.choice([1, 3, 1000])
        values = [0]
        while len(values) < n - 2:
            values.append(0 if values[-1] and rng.random() < zeros else rng.choice([high, rng.randint(1, high)]))
        values += [rng.randint(1, high), 0]
        return str(values).replace(" ", "")
