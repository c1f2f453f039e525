class Solution:
    def isValid(self, nums: List[int]) -> bool:
        low = middle = float("inf")
        for x in nums:
            if x > middle:
                return True
            if x > low:
                middle = min(middle, x)
            low = min(low, x)
        return False
