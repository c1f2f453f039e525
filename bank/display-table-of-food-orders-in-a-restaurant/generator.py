import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        letters = rng.choice(["ab", "aB ", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ "])
        name = lambda: "".join(rng.choice(letters) for _ in range(rng.choice([1, 2, rng.randint(1, 20), 20])))
        count = rng.randint(1, 5) if size < 40 else size * rng.randint(1, 30) if size < 95 else 50000
        foods = [name() for _ in range(min(rng.choice([1, 3, 30, 300]), count))]
        guests = [name() for _ in range(5)]
        most = rng.choice([1, 9, 12, 120, 500])
        tables = [rng.choice([most, rng.randint(1, most)]) for _ in range(rng.choice([1, 5, 500]))]
        return json.dumps([[rng.choice(guests), str(rng.choice(tables)), rng.choice(foods)] for _ in range(count)])
