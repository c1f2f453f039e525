class Solution:
    def isValid(self, nums):
        # the smaller half falls on even places, the larger half on odd ones; equal values are kept farthest apart
        s = sorted(nums)
        half = (len(s) + 1) // 2
        low, high = s[:half][::-1], s[half:][::-1]
        for i, value in enumerate(high):
            if low[i] >= value or (i + 1 < half and low[i + 1] >= value):
                return False
        return True
