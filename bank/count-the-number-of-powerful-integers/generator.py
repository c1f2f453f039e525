import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        limit = r.randint(1, 9)
        digits = min(15, 1 + size * 15 // 100)
        length = r.choice([1, max(1, digits // 2), digits, r.randint(1, digits)])
        s = str(r.randint(1, limit)) + "".join(str(r.randint(0, limit)) for _ in range(length - 1))
        least = 10 ** (length - 1)
        kind = r.randrange(5)
        if kind == 0:
            a, b = 1, 10 ** 15
        elif kind == 1:
            a, b = sorted(r.randint(1, 10 ** digits) for _ in range(2))
        elif kind == 2:
            near = int(str(r.randint(1, limit)) * r.randint(0, 15 - length) + s)
            a, b = near - r.randint(0, 1), near + r.randint(0, 1)
        elif kind == 3:
            a = b = r.choice([int(s), r.randint(least, 10 ** 15)])
        else:
            a, b = r.randint(1, 10 ** digits), 10 ** digits
        a = max(1, a)
        b = min(10 ** 15, max(a, b, least))
        return '%d\n%d\n%d\n"%s"' % (a, b, limit, s)
