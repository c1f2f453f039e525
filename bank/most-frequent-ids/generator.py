import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 100000 if size >= 100 else rng.randint(1, 1 + size * size // 4)
        ids = rng.choice([1, 2, 5, n, 100000])
        high = rng.choice([1, 3, 100000])
        less = rng.choice([0.1, 0.5, 0.9])
        whole = rng.choice([0, 0.5, 1])
        count, nums, freq = {}, [], []
        for _ in range(n):
            x = rng.choice(nums) if nums and rng.random() < 0.5 else rng.randint(1, ids)
            have = count.get(x, 0)
            if have and rng.random() < less:
                d = -min(have, 100000) if rng.random() < whole else -rng.randint(1, min(have, high))
            else:
                d = rng.randint(1, high)
            count[x] = have + d
            nums.append(x)
            freq.append(d)
        return "%s\n%s" % (str(nums).replace(" ", ""), str(freq).replace(" ", ""))
