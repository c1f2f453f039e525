from typing import List


class Solution:
    def check(self, grid: List[List[int]], expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != len(grid) or any(len(row) != len(grid[0]) for row in got):
            return "not of the size of grid"
        if min(map(min, got)) < 1:
            return "a number is not positive"
        for old, new in [*zip(grid, got), *zip(zip(*grid), zip(*got))]:
            order = sorted(range(len(old)), key=old.__getitem__)
            if any(new[a] >= new[b] for a, b in zip(order, order[1:])):
                return "the order in a row or column is another one"
        return "" if max(map(max, got)) <= max(map(max, expected)) else "the maximum can be smaller"
