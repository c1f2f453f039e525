class Solution:
    def isValid(self, s, k):
        words = s.split(" ")
        return k < sum(len(w) * (len(w) + 1) // 2 for w in words) + len(words) - 1
