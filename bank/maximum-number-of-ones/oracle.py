# By definition: row after row, every pattern of a row is tried that leaves no square with too many ones.
# oracle:
#   width <= 4
#   height <= 20
#   sideLength <= 3
from functools import lru_cache

COUNT = [bin(x).count("1") for x in range(16)]


@lru_cache(maxsize=None)
def fits(width, side, most, rows):
    square = (1 << side) - 1
    return all(sum(COUNT[row >> x & square] for row in rows) <= most for x in range(width - side + 1))


@lru_cache(maxsize=None)
def best(width, left, side, most, last):
    if left == 0:
        return 0
    found = 0
    for row in range(1 << width):
        rows = last + (row,)
        if fits(width, side, most, rows):
            found = max(found, COUNT[row] + best(width, left - 1, side, most, rows[1:]))
    return found


class Solution:
    def maximumNumberOfOnes(self, width, height, sideLength, maxOnes):
        return best(width, height, sideLength, maxOnes, (0,) * (sideLength - 1))
