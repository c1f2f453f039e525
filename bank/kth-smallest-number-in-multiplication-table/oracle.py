# By definition: the whole table is sorted.
# oracle:
#   m <= 20
#   n <= 20
class Solution:
    def findKthNumber(self, m, n, k):
        return sorted(i * j for i in range(1, m + 1) for j in range(1, n + 1))[k - 1]
