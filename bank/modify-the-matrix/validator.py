class Solution:
    def isValid(self, matrix) -> bool:
        return all(max(column) >= 0 for column in zip(*matrix))
