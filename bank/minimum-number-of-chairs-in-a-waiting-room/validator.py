class Solution:
    def isValid(self, s: str) -> bool:
        inside = 0
        for c in s:
            inside += 1 if c == "E" else -1
            if inside < 0:
                return False
        return True
