class Solution:
    def isValid(self, squares):
        return sum(square[2] ** 2 for square in squares) <= 10**15
