# The losing fields come in pairs: the k-th has the difference k, and its smaller number is k times the golden ratio, rounded down. That is
# (k + sqrt(5 k^2)) / 2, which whole numbers tell exactly. O(1).

from math import isqrt


class Solution:
    def firstWins(self, row: int, column: int) -> bool:
        k = abs(row - column)
        return min(row, column) != (k + isqrt(5 * k * k)) // 2
