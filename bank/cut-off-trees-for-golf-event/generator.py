import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = max(2, size // 2 if size > 60 else size // 7)
        m, n = rng.choice([(side, side), (side, rng.randint(1, side)), (rng.randint(1, side), side), (1, side), (side, 1)])
        walls, trees = rng.choice([0, 0.1, 0.2, 0.35]), rng.choice([0.1, 0.5, 0.9])
        most = rng.choice([m * n + 1, 10 ** 9])
        heights = rng.sample(range(2, most + 1), m * n)
        order = rng.randrange(3)
        if order:
            heights.sort(reverse=order == 2)
        forest = [[0 if rng.random() < walls else heights.pop() if rng.random() < trees else 1 for _ in range(n)] for _ in range(m)]
        if all(height < 2 for row in forest for height in row):
            forest[rng.randrange(m)][rng.randrange(n)] = rng.choice([2, 10 ** 9])
        return str(forest)
