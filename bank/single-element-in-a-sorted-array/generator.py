import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        pairs = 49999 if size >= 100 else r.randint(0, 1 + size * size // 4)
        step = r.choice([1, 1, 2]) if pairs > 20000 else r.choice([1, 1, 2, 3])
        values, value = [], r.randint(0, 2)
        for _ in range(pairs + 1):
            values.append(value)
            value += r.randint(1, step)
        while values[-1] > 10**5:
            values = values[:len(values) // 2]
        alone = r.choice([0, len(values) - 1, r.randrange(len(values)), r.randrange(len(values))])
        nums = []
        for i, value in enumerate(values):
            nums += [value] if i == alone else [value, value]
        return str(nums)
