from typing import List


class Solution:
    def check(self, nums1: List[int], nums2: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums1):
            return "this is not a permutation of nums1"
        if self.advantage(got, nums2) < self.advantage(expected, nums2):
            return "the advantage can be larger"
        return ""

    def advantage(self, order, nums2):
        return sum(a > b for a, b in zip(order, nums2))
