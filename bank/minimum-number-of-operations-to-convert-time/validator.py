class Solution:
    def isValid(self, current, correct):
        return current <= correct
