import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([2, 3, 4, size, size * 100])
        n = max(2, n)
        nums = list(range(1, n + 1))
        lost = r.choice([0, n - 1, r.randrange(n)])
        kept = r.choice([at for at in {0, n - 1, (lost + 1) % n, r.randrange(n)} if at != lost] or [(lost + 1) % n])
        nums[lost] = nums[kept]
        if r.random() < 0.7:
            r.shuffle(nums)
        return str(nums)
