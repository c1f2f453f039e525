# By definition: all substrings are taken.
# oracle:
#   s.length <= 12
class Solution:
    def maxPower(self, s):
        n = len(s)
        return max(
            j - i for i in range(n) for j in range(i + 1, n + 1) if len(set(s[i:j])) == 1
        )
