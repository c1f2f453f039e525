from typing import List


class Solution:
    def check(self, n: int, paths: List[List[int]], expected: List[int], got: List[int]) -> str:
        if len(got) != n:
            return "one flower for each garden is wanted"
        if any(not 1 <= flower <= 4 for flower in got):
            return "a flower of an unknown type"
        for a, b in paths:
            if got[a - 1] == got[b - 1]:
                return "gardens %d and %d have the same flower" % (a, b)
        return ""
