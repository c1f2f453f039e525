# By definition: all ordered pairs of different places are looked at.
# oracle:
#   arr.length <= 8
#   -16 <= arr[i] <= 16
from itertools import permutations


class Solution:
    def checkIfExist(self, arr):
        return any(a == 2 * b for a, b in permutations(arr, 2))
