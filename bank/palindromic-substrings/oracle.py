# By definition: every substring is compared with its reverse.
# oracle:
#   s.length <= 30
class Solution:
    def countSubstrings(self, s):
        n = len(s)
        parts = [s[i:j] for i in range(n) for j in range(i + 1, n + 1)]
        return sum(part == part[::-1] for part in parts)
