import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        few = sum(1 << bit for bit in rng.sample(range(29), rng.randint(1, 8)))
        n = rng.choice([1, 2**29 - 1, 2**29, 10**9, rng.randint(1, 20), rng.randint(1, 10**9), rng.randint(1, 10**9), few])
        powers = bin(n).count("1")
        count = 10**5 if size == 100 else rng.choice([1, 2, 5, size, size, size * 10, size * 1000])
        queries = [sorted(rng.randrange(powers) for _ in range(2)) for _ in range(count)]
        if rng.random() < 0.3:
            queries[rng.randrange(count)] = [0, powers - 1]
        return "%d\n%s" % (n, queries)
