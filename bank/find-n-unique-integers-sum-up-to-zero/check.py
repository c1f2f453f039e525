from typing import List


class Solution:
    def check(self, n: int, expected: List[int], got: List[int]) -> str:
        if len(got) != n:
            return "%d numbers are wanted" % n
        if len(set(got)) != n:
            return "a number comes twice"
        return "" if sum(got) == 0 else "the sum is not 0"
