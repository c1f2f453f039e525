import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, min(500, size * 5 - r.randrange(5)))
        kind = r.randrange(5)
        sizes = []
        left = n
        while left:
            if kind == 0:
                group = 1
            elif kind == 1:
                group = left
            elif kind == 2:
                group = r.randint(1, min(left, 4))
            elif kind == 3:
                group = min(left, 7)
            else:
                group = r.randint(1, left)
            sizes += [group] * group
            left -= group
        if r.randrange(4):
            r.shuffle(sizes)
        return str(sizes)
