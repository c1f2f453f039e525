class Solution:
    def isValid(self, licensePlate: str, words: List[str]) -> bool:
        wanted = [c for c in licensePlate.lower() if c.isalpha()]
        return any(all(word.count(c) >= wanted.count(c) for c in wanted) for word in words)
