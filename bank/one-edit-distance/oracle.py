# By definition: all texts that one insertion, deletion or replacement makes of s, as far as letters of t are needed.
# oracle:
#   s.length <= 8
#   t.length <= 8
class Solution:
    def isOneEditDistance(self, s, t):
        reached = set()
        for i in range(len(s) + 1):
            for letter in t:
                reached.add(s[:i] + letter + s[i:])
                if i < len(s) and letter != s[i]:
                    reached.add(s[:i] + letter + s[i + 1:])
            if i < len(s):
                reached.add(s[:i] + s[i + 1:])
        return t in reached
