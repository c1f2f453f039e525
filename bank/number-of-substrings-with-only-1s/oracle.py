# By definition: all substrings are taken.
# oracle:
#   s.length <= 14
class Solution:
    def numSub(self, s):
        n = len(s)
        return sum("0" not in s[i:j] for i in range(n) for j in range(i + 1, n + 1))
