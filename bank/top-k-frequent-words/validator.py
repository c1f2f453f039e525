class Solution:
    def isValid(self, words, k):
        return k <= len(set(words))
