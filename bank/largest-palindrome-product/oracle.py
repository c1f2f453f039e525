# By definition: all products are tried, but those that are too small.
# oracle:
#   n <= 4
class Solution:
    def largestPalindrome(self, n):
        low, high = 10 ** (n - 1), 10 ** n - 1
        best = 0
        for a in range(high, low - 1, -1):
            for b in range(a, low - 1, -1):
                if a * b <= best:
                    break
                if str(a * b) == str(a * b)[::-1]:
                    best = a * b
        return best % 1337
