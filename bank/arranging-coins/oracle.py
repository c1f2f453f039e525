# By definition: rows are filled one by one as long as there are coins for a whole one.
# oracle:
#   n <= 2 * 10^7
class Solution:
    def arrangeCoins(self, n):
        rows = 0
        while n >= rows + 1:
            rows += 1
            n -= rows
        return rows
