# By definition: the different letters of every substring are counted; the empty one has none.
# oracle:
#   s.length <= 25
class Solution:
    def lengthOfLongestSubstringKDistinct(self, s, k):
        best = 0
        for i in range(len(s)):
            for j in range(i + 1, len(s) + 1):
                if len(set(s[i:j])) <= k:
                    best = max(best, j - i)
        return best
