# By definition: the characters of every substring are collected.
# oracle:
#   3 <= s.length <= 14
class Solution:
    def numberOfSubstrings(self, s):
        n = len(s)
        return sum(len(set(s[a:b])) == 3 for a in range(n) for b in range(a + 3, n + 1))
