class Solution:
    def isValid(self, nums):
        return nums.count(max(nums)) == 1
