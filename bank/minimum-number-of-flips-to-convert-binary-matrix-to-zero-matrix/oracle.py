# By definition: a step leads from a matrix to another one and back, so from the zero matrix all are found that 1, 2, 3
# ... steps can clear, once for each size.
# oracle:
#   1 <= m, n <= 3
from functools import lru_cache


@lru_cache(None)
def steps(m, n):
    zero = ((0,) * n,) * m
    found, queue = {zero: 0}, [zero]
    for matrix in queue:
        for i in range(m):
            for j in range(n):
                other = [list(row) for row in matrix]
                for a, b in ((i, j), (i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if 0 <= a < m and 0 <= b < n:
                        other[a][b] = 1 - other[a][b]
                other = tuple(map(tuple, other))
                if other not in found:
                    found[other] = found[matrix] + 1
                    queue.append(other)
    return found


class Solution:
    def minFlips(self, mat):
        return steps(len(mat), len(mat[0])).get(tuple(map(tuple, mat)), -1)
