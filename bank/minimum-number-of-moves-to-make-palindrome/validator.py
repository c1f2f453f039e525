class Solution:
    def isValid(self, s: str) -> bool:
        return sum(s.count(c) % 2 for c in set(s)) <= 1
