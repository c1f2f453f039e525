class Solution:
    def isValid(self, low, high):
        return int(low) <= int(high)
