from typing import List


class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if 2 * len(got) != len(nums):
            return "another length"
        # The smallest number of all lies below the smallest of the array by k.
        k = min(got) - min(nums)
        if k <= 0:
            return "no k fits"
        both = [number - k for number in got] + [number + k for number in got]
        return "" if sorted(both) == sorted(nums) else "other numbers come of it"
