# By definition: all substrings are taken, the longest ones first, and each is looked for once more further on.
# oracle:
#   s.length <= 16
class Solution:
    def longestDupSubstring(self, s):
        for size in range(len(s) - 1, 0, -1):
            for i in range(len(s) - size):
                if s.find(s[i:i + size], i + 1) > 0:
                    return s[i:i + size]
        return ""
