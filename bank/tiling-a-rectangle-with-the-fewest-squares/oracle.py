# By definition: all sets of cells that one square covers are listed, then all that two squares cover, and so on, where
# each square lies on the first free cell. A set is a number with one bit for each cell, and answers are remembered.
# oracle:
#   n <= 9
#   m <= 9
from functools import lru_cache


@lru_cache(None)
def squares(n, m):
    full = (1 << n * m) - 1
    covered, count = {0}, 0
    while full not in covered:
        count += 1
        more = set()
        for cells in covered:
            first = (~cells & cells + 1).bit_length() - 1
            for size in range(1, min(n - first // m, m - first % m) + 1):
                square = sum(((1 << size) - 1) << first + row * m for row in range(size))
                if cells & square:
                    break
                more.add(cells | square)
        covered = more
    return count


class Solution:
    def tilingRectangle(self, n, m):
        return squares(n, m)
