import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = rng.choice([40000, 100000]) if size >= 100 else rng.randint(2, 3 + size * size // 8)
        high = rng.choice([2, 10, 10000])
        kind = rng.choice(["chain", "star", "random", "random", "short"])
        names = list(range(2, n))
        rng.shuffle(names)
        # one part holds 1 and n, and the other cities may form parts of their own
        part = 1 + (rng.choice([0, rng.randint(0, len(names)), len(names)]) if kind != "short" else min(3, len(names)))
        first = [1] + names[:part - 1] + [n]
        rest = names[part - 1:]
        pairs = []
        for group in (first, rest):
            for i in range(1, len(group)):
                j = i - 1 if kind in ("chain", "short") else 0 if kind == "star" else rng.randrange(i)
                if group is first or rng.random() < 0.7:
                    pairs.append((group[i], group[j]))
            for _ in range(rng.choice([0, len(group) // 2])):
                if len(group) > 1:
                    pairs.append(tuple(rng.sample(group, 2)))
        seen, roads = set(), []
        for a, b in pairs:
            if (min(a, b), max(a, b)) not in seen:
                seen.add((min(a, b), max(a, b)))
                roads.append([a, b, rng.randint(1, high)] if rng.random() < 0.5 else [b, a, rng.randint(1, high)])
        roads = roads[:100000]
        rng.shuffle(roads)
        return "%d\n%s" % (n, str(roads).replace(" ", ""))
