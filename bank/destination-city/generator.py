import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 101 if size >= 100 else rng.randint(2, 2 + size)
        letters = rng.choice(["ab", "aAbB", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"])
        cities, seen = [], set()
        while len(cities) < n:
            city = "".join(rng.choice(letters) for _ in range(rng.randint(1, 10)))
            if len(city) > 2 and rng.random() < 0.3:
                k = rng.randint(1, len(city) - 2)
                city = city[:k] + " " + city[k + 1:]
            if city not in seen:
                seen.add(city)
                cities.append(city)
        paths = [[cities[i], cities[i + 1]] for i in range(n - 1)]
        kind = rng.random()
        if kind < 0.2:
            paths.reverse()
        elif kind < 0.8:
            rng.shuffle(paths)
        return json.dumps(paths)
