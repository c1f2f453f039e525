# The golden ratio as a double has 53 bits, and a product with a difference past 10^14 is off by one.


class Solution:
    def firstWins(self, row: int, column: int) -> bool:
        k = abs(row - column)
        return min(row, column) != int(k * 1.618033988749895)
