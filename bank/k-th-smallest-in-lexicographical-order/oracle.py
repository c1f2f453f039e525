# By definition: all numbers are sorted as texts.
# oracle:
#   n <= 2000
class Solution:
    def findKthNumber(self, n, k):
        return int(sorted(map(str, range(1, n + 1)))[k - 1])
