class Solution:
    def isValid(self, nums):
        return 2 * sum(value % 2 for value in nums) == len(nums)
