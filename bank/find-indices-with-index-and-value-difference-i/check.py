from typing import List


class Solution:
    def check(self, nums: List[int], indexDifference: int, valueDifference: int, expected: List[int], got: List[int]) -> str:
        if len(got) != 2:
            return "two indices are wanted"
        i, j = got
        if got == [-1, -1]:
            return "" if got == expected else "there are such indices"
        if not (0 <= i < len(nums) and 0 <= j < len(nums)):
            return "not an index of nums"
        if abs(i - j) < indexDifference:
            return "the indices are too close"
        return "" if abs(nums[i] - nums[j]) >= valueDifference else "the values are too close"
