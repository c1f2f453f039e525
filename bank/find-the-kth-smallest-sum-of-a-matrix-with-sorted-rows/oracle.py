# By definition: one number of each row is chosen in every way, and the sums are sorted.
# oracle:
#   m <= 4
#   n <= 4
from itertools import product


class Solution:
    def kthSmallest(self, mat, k):
        return sorted(map(sum, product(*mat)))[k - 1]
