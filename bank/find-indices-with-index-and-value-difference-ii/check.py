from typing import List


class Solution:
    def check(self, nums: List[int], indexDifference: int, valueDifference: int, expected: List[int], got: List[int]) -> str:
        if len(got) != 2:
            return "two indices are wanted"
        i, j = got
        if i == j == -1:
            return "" if expected == got else "there are two such indices, %d and %d" % tuple(expected)
        if not (0 <= i < len(nums) and 0 <= j < len(nums)):
            return "these are not two indices"
        if abs(i - j) < indexDifference:
            return "the indices differ by %d" % abs(i - j)
        if abs(nums[i] - nums[j]) < valueDifference:
            return "the values differ by %d" % abs(nums[i] - nums[j])
        return ""
