class Solution:
    def isValid(self, nums: List[int], target: List[int]) -> bool:
        # An operation keeps the sum and what is odd.
        return sum(nums) == sum(target) and sum(x % 2 for x in nums) == sum(x % 2 for x in target)
