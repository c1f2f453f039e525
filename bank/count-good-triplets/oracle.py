# By definition: the three conditions are tried on every triplet.
# oracle:
#   arr.length <= 8
#   arr[i] <= 12
#   a <= 12
#   b <= 12
#   c <= 12
from itertools import combinations


class Solution:
    def countGoodTriplets(self, arr, a, b, c):
        return sum(abs(x - y) <= a and abs(y - z) <= b and abs(x - z) <= c for x, y, z in combinations(arr, 3))
