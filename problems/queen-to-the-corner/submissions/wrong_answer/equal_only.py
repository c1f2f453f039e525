# Whoever stands in the corner has lost, and nobody else.


class Solution:
    def firstWins(self, row: int, column: int) -> bool:
        return row + column > 0
