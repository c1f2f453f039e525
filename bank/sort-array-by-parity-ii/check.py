from typing import List


class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums):
            return "other numbers"
        for i, value in enumerate(got):
            if value % 2 != i % 2:
                return "%d is at index %d" % (value, i)
        return ""
