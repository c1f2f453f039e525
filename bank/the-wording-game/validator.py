class Solution:
    def isValid(self, a: List[str], b: List[str]) -> bool:
        return sorted(a) == list(a) and sorted(b) == list(b)
