import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        half = size if size < 60 else min(10000, (size - 59) ** 3 // 6 + 60)
        low = 2 * r.choice([0, 0, 499, 250])
        high = r.choice([low, low, 998, 998]) if low < 998 else 998
        even = [r.randrange(low, high + 1, 2) for _ in range(half)]
        odd = [1 + r.randrange(low, min(high, 998) + 1, 2) for _ in range(half)]
        if r.randrange(4) == 0:
            even[r.randrange(half)] = 1000
        kind = r.randrange(5)
        if kind == 0:
            nums = odd + even
        elif kind == 1:
            nums = [value for pair in zip(odd, even) for value in pair]
        elif kind == 2:
            nums = [value for pair in zip(even, odd) for value in pair]
        else:
            nums = even + odd
            if kind == 3:
                r.shuffle(nums)
        return str(nums)
