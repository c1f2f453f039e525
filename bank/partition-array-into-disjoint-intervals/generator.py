import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([2, 3, 4, 5, 8, r.randint(2, max(2, size)), max(2, size * 20)])
        top = r.choice([1, 3, 10, 1000000])
        cuts = sorted(r.sample(range(1, n), min(n - 1, r.choice([1, 1, 2, 4, n - 1]))))
        bounds = sorted(r.randint(0, top) for _ in range(len(cuts)))
        ends = [0] + cuts + [n]
        bounds = [r.choice([0, bounds[0]])] + bounds + [top]
        nums = []
        for k in range(len(ends) - 1):
            nums += [r.randint(bounds[k], bounds[k + 1]) for _ in range(ends[k], ends[k + 1])]
        return json.dumps(nums)
