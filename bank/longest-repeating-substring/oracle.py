# By definition: each substring is searched for at a later place, the longest ones first.
# oracle:
#   s.length <= 14
class Solution:
    def longestRepeatingSubstring(self, s):
        n = len(s)
        for length in range(n - 1, 0, -1):
            if any(s[i : i + length] in s[i + 1 :] for i in range(n - length)):
                return length
        return 0
