import random
from math import comb


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        row, column = r.choice([(r.randint(1, 15), r.randint(1, 15)), (r.randint(1, 3), r.randint(1, 3)), (15, 15), (1, 15), (15, 1)])
        most = comb(row + column, row)
        k = r.choice([1, most, r.randint(1, most), r.randint(1, most), comb(row + column - 1, row), comb(row + column - 1, row) + 1])
        return "[%d,%d]\n%d" % (row, column, k)
