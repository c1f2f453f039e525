from typing import List


class Solution:
    def check(self, nums: List[int], expected: int, got: int) -> str:
        if not 0 <= got < len(nums):
            return "no place of the array"
        if got > 0 and nums[got - 1] >= nums[got]:
            return "the left neighbour is not smaller"
        if got + 1 < len(nums) and nums[got + 1] >= nums[got]:
            return "the right neighbour is not smaller"
        return ""
