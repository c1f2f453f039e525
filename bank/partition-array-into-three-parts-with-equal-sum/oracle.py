# By definition: every two cuts are tried.
# oracle:
#   arr.length <= 12
from itertools import combinations


class Solution:
    def canThreePartsEqualSum(self, arr):
        cuts = combinations(range(1, len(arr)), 2)
        return any(sum(arr[:i]) == sum(arr[i:j]) == sum(arr[j:]) for i, j in cuts)
