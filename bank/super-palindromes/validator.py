class Solution:
    def isValid(self, left: str, right: str) -> bool:
        return int(left) <= int(right)
