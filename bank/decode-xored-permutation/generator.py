import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([3, 3, 5, 7, 9, 2 * size + 1, 99999])
        perm = list(range(1, max(3, n) + 1))
        kind = r.randrange(4)
        if kind == 0:
            perm.reverse()
        elif kind > 1:
            r.shuffle(perm)
        return str([a ^ b for a, b in zip(perm, perm[1:])])
