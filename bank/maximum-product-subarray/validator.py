class Solution:
    def isValid(self, nums: List[int]) -> bool:
        low = high = 1
        for x in nums:
            ends = (x, x * low, x * high)
            low, high = min(ends), max(ends)
            if low < -2**31 or high >= 2**31:
                return False
        return True
