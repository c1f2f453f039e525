# By definition: all pairs with the sum are tried.
# oracle:
#   n <= 9999
class Solution:
    def getNoZeroIntegers(self, n):
        for a in range(1, n):
            if "0" not in "%d%d" % (a, n - a):
                return [a, n - a]
