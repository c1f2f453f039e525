class Solution:
    def isValid(self, startTime, endTime):
        # With two digits for each part, times are ordered as their texts are.
        return startTime <= endTime
