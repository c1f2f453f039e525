from typing import List


class Solution:
    def isValid(self, grid: List[List[int]]) -> bool:
        # all are in range, so that one value is missing and one comes twice
        return len({value for row in grid for value in row}) == len(grid) ** 2 - 1
