# By definition: the function is called for every l <= r; with l > r its value is so far away that it never counts.
# oracle:
#   arr.length <= 9
from functools import reduce
from operator import and_


class Solution:
    def closestToTarget(self, arr, target):
        ends = range(1, len(arr) + 1)
        return min(abs(reduce(and_, arr[l:r]) - target) for r in ends for l in range(r))
