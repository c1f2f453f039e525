class Solution:
    def isValid(self, s: str) -> bool:
        left = 0
        for c in s:
            left += -1 if c == "*" else 1
            if left < 0:
                return False
        return True
