class Solution:
    def isValid(self, nums, k: int) -> bool:
        return set(range(1, k + 1)) <= set(nums)
