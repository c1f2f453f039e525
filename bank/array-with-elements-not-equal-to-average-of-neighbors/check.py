from typing import List


class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums):
            return "not the elements in another order"
        if any(2 * b == a + c for a, b, c in zip(got, got[1:], got[2:])):
            return "an element is the average of its neighbours"
        return ""
