import math
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 50000 if size >= 100 else rng.randint(1, 1 + size * size // 4)
        top = math.isqrt(10**12 // n)
        side = rng.choice([1, min(10, top), top])
        high = rng.choice([0, 3, 100, 10**9])
        spread = rng.choice([0, 3, high])
        base = high - spread if spread < high else 0
        squares = []
        for _ in range(n):
            squares.append([rng.randint(0, high), base + rng.randint(0, min(spread, high)), rng.choice([side, rng.randint(1, side)])])
        return str(squares).replace(" ", "")
