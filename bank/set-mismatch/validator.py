class Solution:
    def isValid(self, nums: List[int]) -> bool:
        return len(set(nums)) == len(nums) - 1
