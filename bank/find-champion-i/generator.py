import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = rng.randint(2, 2 + size * 98 // 100) if size < 100 else 100
        rank = list(range(n))
        kind = rng.random()
        if kind < 0.8:
            rng.shuffle(rank)
        elif kind < 0.9:
            rank.reverse()
        return str([[int(a < b) for b in rank] for a in rank]).replace(" ", "")
