import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = rng.choice([1, 2, 15, 14, rng.randint(1, 15), rng.randint(1, 15), rng.randint(1, 15)])
        deep = rng.random() < 0.5
        top = rng.choice([9, 9, 1, 0])
        places = {(1, 1)}
        while len(places) < count:
            near = [(d + 1, 2 * p - side) for d, p in places if d < 4 for side in (0, 1) if (d + 1, 2 * p - side) not in places]
            if deep and rng.random() < 0.7:
                most = max(near)[0]
                near = [place for place in near if place[0] == most]
            places.add(rng.choice(sorted(near)))
        return str(sorted(d * 100 + p * 10 + rng.randint(0, top) for d, p in places))
