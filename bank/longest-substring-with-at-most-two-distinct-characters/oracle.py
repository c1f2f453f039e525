# By definition: the letters of every substring are counted.
# oracle:
#   s.length <= 20
class Solution:
    def lengthOfLongestSubstringTwoDistinct(self, s):
        n = len(s)
        return max(b - a for a in range(n) for b in range(a + 1, n + 1) if len(set(s[a:b])) <= 2)
