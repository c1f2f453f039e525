import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.randint(1, min(15, 2 + size // 6))
        most = r.choice([1, 3, 10, 100, 10000 // n, 10000])
        negative = r.choice([0, 0.3, 0.5, 1])
        values, sides = [], [0, 0]
        for _ in range(n):
            side = r.random() < negative
            x = r.randint(0, min(most, 10000 - sides[side]))
            if r.random() < 0.2 and values:
                x = min(abs(r.choice(values)), 10000 - sides[side])
            sides[side] += x
            values.append(-x if side else x)
        sums = [0]
        for x in values:
            sums += [x + y for y in sums]
        if r.random() < 0.8:
            r.shuffle(sums)
        return "%d\n%s" % (n, sums)
