from typing import List


class Solution:
    def check(self, grid: List[List[int]], k: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if not got:
            return "" if not expected else "there is a path"
        m, n = len(grid), len(grid[0])
        if len(got) != m * n or any(len(cell) != 2 for cell in got):
            return "a row and a column for each of the %d cells are wanted" % (m * n)
        if any(not (0 <= i < m and 0 <= j < n) for i, j in got):
            return "no cell of the grid"
        if len({(i, j) for i, j in got}) != m * n:
            return "a cell is visited twice"
        if any(abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 for a, b in zip(got, got[1:])):
            return "no neighbours"
        values = [grid[i][j] for i, j in got if grid[i][j]]
        return "" if values == sorted(values) else "the numbers are not in order"
