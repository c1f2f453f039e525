class Solution:
    def isValid(self, s: str, k: int) -> bool:
        length = 0
        for c in s:
            length = length * int(c) if c in "23456789" else length + 1
            if length >= 2**63:
                return False
        return k <= length
