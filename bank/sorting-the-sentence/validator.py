class Solution:
    def isValid(self, s: str) -> bool:
        words = s.split(" ")
        numbers = sorted(word[-1:] for word in words)
        named = all(len(word) > 1 and word[:-1].isalpha() for word in words)
        return named and numbers == [str(i + 1) for i in range(len(words))]
