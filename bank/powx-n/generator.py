import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        kind = r.randrange(5)
        if kind == 0:
            n = r.choice([-2147483648, 2147483647, -2147483647, 2147483646])
            x = r.choice([1.0, -1.0, 1.00000000125])
        elif kind == 1:
            n = r.randint(-2000000000, 2000000000)
            x = r.choice([1, -1]) * (1 + r.uniform(-9, 9) / (abs(n) + 10))
        elif kind == 2:
            n = r.choice([1, -1]) * r.randint(2, 60)
            x = r.choice([1, -1]) * 2 ** (r.uniform(-13, 13) / abs(n))
        elif kind == 3:
            n = r.randint(-2, 2)
            x = round(r.uniform(1, 99), r.randint(0, 5)) * r.choice([1, -1])
        else:
            n = r.randint(1, 2147483647)
            x = r.choice([0.0, r.uniform(-1, 1)])
        return "%.11f\n%d" % (x, n)
