# By definition: for every i, j and k both sides are worked out.
# oracle:
#   arr.length <= 8
from functools import reduce
from operator import xor


class Solution:
    def countTriplets(self, arr):
        size = len(arr)
        return sum(
            reduce(xor, arr[i:j]) == reduce(xor, arr[j : k + 1])
            for i in range(size)
            for j in range(i + 1, size)
            for k in range(j, size)
        )
