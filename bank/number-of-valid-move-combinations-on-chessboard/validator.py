class Solution:
    def isValid(self, pieces, positions):
        return pieces.count("queen") <= 1
