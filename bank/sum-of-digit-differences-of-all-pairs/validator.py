class Solution:
    def isValid(self, nums):
        return len(str(min(nums))) == len(str(max(nums)))
