# By definition: every element of every array with every element of every other array.
# oracle:
#   arrays.length <= 6
#   arrays[i].length <= 6
from itertools import combinations


class Solution:
    def maxDistance(self, arrays):
        return max(abs(x - y) for a, b in combinations(arrays, 2) for x in a for y in b)
