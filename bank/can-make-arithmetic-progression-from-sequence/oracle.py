# By definition: all orders of the numbers are tried.
# oracle:
#   arr.length <= 5
#   -9 <= arr[i] <= 9
from itertools import permutations


class Solution:
    def canMakeArithmeticProgression(self, arr):
        return any(len({b - a for a, b in zip(row, row[1:])}) == 1 for row in permutations(arr))
