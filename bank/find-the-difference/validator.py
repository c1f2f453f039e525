class Solution:
    def isValid(self, s: str, t: str) -> bool:
        return all(s.count(letter) <= t.count(letter) for letter in set(s))
