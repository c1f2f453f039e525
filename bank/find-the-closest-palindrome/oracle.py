# By definition: the numbers one away are tried, then those two away, and so on, the smaller one first.
# oracle:
#   n.length <= 7
class Solution:
    def nearestPalindromic(self, n):
        value, away = int(n), 1
        while True:
            for x in (value - away, value + away):
                if x >= 0 and str(x) == str(x)[::-1]:
                    return str(x)
            away += 1
