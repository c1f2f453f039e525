# By definition: the different letters of each substring are collected.
# oracle:
#   s.length <= 12
class Solution:
    def countLetters(self, s):
        n = len(s)
        return sum(len(set(s[i:j])) == 1 for i in range(n) for j in range(i + 1, n + 1))
