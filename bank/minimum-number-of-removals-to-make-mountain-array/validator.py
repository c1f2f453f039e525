class Solution:
    def isValid(self, nums):
        # some number has a smaller one on each side
        rises, low = [], nums[0]
        for x in nums:
            rises.append(low < x)
            low = min(low, x)
        low = nums[-1]
        for x, rise in zip(reversed(nums), reversed(rises)):
            if rise and low < x:
                return True
            low = min(low, x)
        return False
