from typing import List


class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums):
            return "other numbers"
        return "" if all(abs(a) <= abs(b) for a, b in zip(got, got[1:])) else "not in order of the absolute values"
