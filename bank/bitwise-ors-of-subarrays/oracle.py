# By definition: every subarray is taken by itself.
# oracle:
#   arr.length <= 9
from functools import reduce
from itertools import combinations
from operator import or_


class Solution:
    def subarrayBitwiseORs(self, arr):
        return len({reduce(or_, arr[a:b]) for a, b in combinations(range(len(arr) + 1), 2)})
