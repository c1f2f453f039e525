import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 3, 4, 5, 7, 8, 9, size, size * 100])
        n = max(1, n)
        often = n // 4 + 1 if r.random() < 0.6 else r.randint(n // 4 + 1, n)
        far = r.choice([n, 10**5])
        special = r.choice([0, far, r.randint(0, far)])
        rest, count = [], {}
        while len(rest) < n - often:
            x = r.choice([0, far, r.randint(0, far), special - 1, special + 1])
            if 0 <= x <= 10**5 and x != special and 4 * (count.get(x, 0) + 1) <= n:
                count[x] = count.get(x, 0) + 1
                rest.append(x)
            elif n < 5:
                often, rest = n, []
        return str(sorted(rest + [special] * (n - len(rest))))
