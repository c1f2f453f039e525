import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        total = max(1, 2 * size)
        kind = r.randrange(6)
        if kind == 0:
            m = 0
        elif kind == 1:
            m = total
        else:
            m = r.randint(0, total)
        n = total - m
        top = r.choice([0, 1, 5, 1000, 10**9])
        a = sorted(r.randint(-top, top) for _ in range(m))
        b = sorted(r.randint(-top, top) for _ in range(n))
        if kind == 2:
            a, b = [x - top for x in a], [x + 1 for x in b]
        elif kind == 3:
            a, b = [x + 1 for x in a], [x - top for x in b]
        a = [min(max(x, -10**9), 10**9) for x in a]
        b = [min(max(x, -10**9), 10**9) for x in b]
        return "%s\n%d\n%s\n%d" % (a + [0] * n, m, b, n)
