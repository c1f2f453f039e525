from collections import Counter
from typing import List


class Solution:
    def isValid(self, n: int, paths: List[List[int]]) -> bool:
        count = Counter(garden for path in paths for garden in path)
        return not count or max(count.values()) <= 3
