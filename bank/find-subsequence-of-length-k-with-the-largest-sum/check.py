from typing import List


class Solution:
    def check(self, nums: List[int], k: int, expected: List[int], got: List[int]) -> str:
        if len(got) != k:
            return "not k numbers"
        rest = iter(nums)
        if not all(number in rest for number in got):
            return "this is not a subsequence"
        return "" if sum(got) == sum(expected) else "the sum can be larger"
