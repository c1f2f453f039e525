# By definition: every start and every choice of steps to the left, straight on or to the right is added up.
# oracle:
#   n <= 4
from itertools import accumulate, product


class Solution:
    def minFallingPathSum(self, matrix):
        n, sums = len(matrix), []
        for path in product(range(n), *[(-1, 0, 1)] * (n - 1)):
            columns = list(accumulate(path))
            if 0 <= min(columns) and max(columns) < n:
                sums.append(sum(row[column] for row, column in zip(matrix, columns)))
        return min(sums)
