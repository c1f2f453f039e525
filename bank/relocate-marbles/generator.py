import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n, steps = (100000, 100000) if size >= 100 else (rng.randint(1, 1 + size * size // 4), rng.randint(1, 1 + size * size // 4))
        high = rng.choice([3, 10, n, 10**9])
        nums = [rng.randint(1, high) for _ in range(n)]
        places = sorted(set(nums))
        index = {x: i for i, x in enumerate(places)}
        froms, tos = [], []
        stay, meet = rng.choice([0, 0.1]), rng.choice([0, 0.1, 0.5])
        for _ in range(steps):
            a = places[rng.choice([-1, rng.randrange(len(places)), rng.randrange(len(places))])]
            r = rng.random()
            b = a if r < stay else rng.choice(places) if r < stay + meet else rng.randint(1, high)
            froms.append(a)
            tos.append(b)
            last = places[-1]
            places[index[a]], index[last] = last, index[a]
            places.pop()
            del index[a]
            if b not in index:
                index[b] = len(places)
                places.append(b)
        return "\n".join(str(x).replace(" ", "") for x in (nums, froms, tos))
