from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        n = r.choice([1, 2, 3, r.randint(1, 12), max(1, size * 990), 10**5 - 2])
        width = r.choice([1, 3, 20, 1000])
        special = []
        total = 0
        goal = r.choice([0, 0, r.randint(-1000, 1000)])
        for _ in range(n):
            x = r.randint(-width, width)
            # walk back where the sum leaves the range
            if abs(total + x - goal) > 900:
                x = -abs(x) if total > goal else abs(x)
            special.append(x)
            total += x
        while abs(total) > 1000:
            k = r.randrange(n)
            step = -1 if total > 0 else 1
            if abs(special[k] + step) <= 1000:
                special[k] += step
                total += step
        outlier = r.choice([r.randint(-1000, 1000), r.choice(special), total])
        nums = special + [total, outlier]
        r.shuffle(nums)
        return str(nums)
