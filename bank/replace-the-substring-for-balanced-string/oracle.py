# By definition: all substrings are taken, the shortest ones first, and the letters outside may each fill their share.
# oracle:
#   n <= 8
class Solution:
    def balancedString(self, s):
        n = len(s)
        for size in range(n + 1):
            for i in range(n - size + 1):
                outside = s[:i] + s[i + size:]
                if all(outside.count(letter) * 4 <= n for letter in "QWER"):
                    return size
