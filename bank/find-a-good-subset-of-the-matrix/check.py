from typing import List


class Solution:
    def check(self, grid: List[List[int]], expected: List[int], got: List[int]) -> str:
        if not got:
            return "" if not expected else "there is a good subset"
        if any(not 0 <= row < len(grid) for row in got):
            return "no row of the matrix"
        if any(a >= b for a, b in zip(got, got[1:])):
            return "the rows are not in ascending order, each once"
        for column in range(len(grid[0])):
            if 2 * sum(grid[row][column] for row in got) > len(got):
                return "too many ones in column %d" % column
        return ""
