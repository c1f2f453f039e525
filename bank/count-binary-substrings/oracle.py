# By definition: every substring that is half zeros and half ones, each half in one piece.
# oracle:
#   s.length <= 40
class Solution:
    def countBinarySubstrings(self, s):
        n = len(s)
        count = 0
        for i in range(n):
            for half in range(1, (n - i) // 2 + 1):
                count += s[i : i + 2 * half] in ("0" * half + "1" * half, "1" * half + "0" * half)
        return count
