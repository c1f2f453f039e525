from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        top = 2**31 - 1
        limit = r.choice([top, 10**4, 100])
        # primes for which the powers of 10 return to 1 early, and a few with a long period
        short = [3, 3, 7, 11, 13, 37, 41, 73, 101, 137, 239, 271, 4649, 9091, 333667, 9901, 21649, 513239]
        long = [9967, 9887, 9811, 7019, 983, 1019, 499, 97, 19, 17, 9973]
        d = 1
        for _ in range(r.randint(0, 12)):
            p = r.choice([2, 2, 5, 5, r.choice(short)])
            if d * p <= limit:
                d *= p
        if r.random() < 0.4:
            p = r.choice(long)
            if d * p <= top and d % 1000 < 500:
                d = d * p if d < 1000 and d % 3 and d % 7 and d % 11 and d % 13 else p
        n = r.choice([r.randint(-top - 1, top), r.randint(-2 * d, 2 * d), r.randint(-100, 100), -top - 1, top])
        n = max(-top - 1, min(top, n))
        if r.random() < 0.1:
            d = r.choice([top + 1, 1, d])
            if d == top + 1:
                return "%d\n%d" % (n, -d)
        if r.random() < 0.3:
            d = -d
        return "%d\n%d" % (n, d)
