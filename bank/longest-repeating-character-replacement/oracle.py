# By definition: in every substring, the letters that differ from one letter are counted, for each letter in it.
# oracle:
#   s.length <= 14
class Solution:
    def characterReplacement(self, s, k):
        n = len(s)
        best = 0
        for i in range(n):
            for j in range(i + 1, n + 1):
                part = s[i:j]
                if any(sum(c != letter for c in part) <= k for letter in set(part)):
                    best = max(best, j - i)
        return best
