import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 100 if size >= 90 else rng.randint(2, max(2, size))
        nums = list(range(n))
        if rng.random() < 0.7:
            nums += rng.choice([[0, 1], [0, n - 1], [n - 2, n - 1]]) if rng.random() < 0.3 else rng.sample(nums, 2)
        else:
            a = rng.randint(0, n - 2)
            nums += [a, a + 1]
        if rng.random() < 0.3:
            nums.sort(reverse=rng.random() < 0.5)
        else:
            rng.shuffle(nums)
        return str(nums).replace(" ", "")
