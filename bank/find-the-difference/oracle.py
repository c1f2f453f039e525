# By definition: the letters of s are taken out of t, and the one that remains was added.
# oracle:
#   s.length <= 40
class Solution:
    def findTheDifference(self, s, t):
        for c in s:
            t = t.replace(c, "", 1)
        return t
