import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = rng.choice([3, 4, 5, 6, 10, 3 + size, 3 + size * 10, 3 + size * 990])
        kind = rng.choice(["any", "any", "middle", "left", "right", "fan"])
        if size == 100:
            n, kind = 10**5, "any"
        roads, rest = set(), [(0, n - 1)]
        while rest:
            low, high = rest.pop()
            if high - low < 2:
                continue
            roads.add((low, high))
            cut = {"any": rng.randint(low + 1, high - 1), "middle": (low + high) // 2, "left": low + 1, "right": high - 1, "fan": high - 1}[kind]
            if rng.random() < 0.05:
                cut = rng.randint(low + 1, high - 1)
            rest += [(low, cut), (cut, high)]
        roads = sorted(roads)
        count = rng.choice([1, 2, len(roads), len(roads), len(roads) // 2, max(1, len(roads) // 10)])
        if size == 100:
            count = len(roads)
        roads = rng.sample(roads, max(1, min(count, len(roads))))
        order = rng.choice(["any", "any", "wide", "narrow", "start"])
        if order == "start":
            roads.sort()
        elif order != "any":
            roads.sort(key=lambda road: (road[1] - road[0], road[0]), reverse=order == "wide")
        return "%d\n%s" % (n, [list(road) for road in roads])
