# By definition: each character is compared with all others.
# oracle:
#   s.length <= 40
class Solution:
    def firstUniqChar(self, s):
        for i, c in enumerate(s):
            if c not in s[:i] + s[i + 1:]:
                return i
        return -1
