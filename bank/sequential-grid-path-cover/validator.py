from typing import List


class Solution:
    def isValid(self, grid: List[List[int]], k: int) -> bool:
        return sorted(value for row in grid for value in row if value) == list(range(1, k + 1))
