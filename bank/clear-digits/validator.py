class Solution:
    def isValid(self, s: str) -> bool:
        letters = 0
        for c in s:
            letters += -1 if c.isdigit() else 1
            if letters < 0:
                return False
        return True
