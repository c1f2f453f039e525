# By definition: the letters of both sides of every split are collected.
# oracle:
#   s.length <= 24
class Solution:
    def numSplits(self, s):
        return sum(len(set(s[:i])) == len(set(s[i:])) for i in range(1, len(s)))
