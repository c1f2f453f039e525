# By definition: the letters of every substring are counted.
# oracle:
#   s.length <= 16
class Solution:
    def longestSubstring(self, s, k):
        best = 0
        for i in range(len(s)):
            for j in range(i + 1, len(s) + 1):
                part = s[i:j]
                if all(part.count(c) >= k for c in set(part)):
                    best = max(best, j - i)
        return best
