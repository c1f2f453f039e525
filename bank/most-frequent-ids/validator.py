class Solution:
    def isValid(self, nums, freq):
        count = {}
        for x, d in zip(nums, freq):
            count[x] = count.get(x, 0) + d
            if count[x] < 0:
                return False
        return True
