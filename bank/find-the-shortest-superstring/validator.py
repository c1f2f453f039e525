class Solution:
    def isValid(self, words):
        # No word is a part of another one.
        return not any(i != j and a in b for i, a in enumerate(words) for j, b in enumerate(words))
