# By definition: all triples of indices are tried.
# oracle:
#   arr.length <= 9
#   arr[i] <= 6
#   target <= 18
from itertools import combinations


class Solution:
    def threeSumMulti(self, arr, target):
        return sum(a + b + c == target for a, b, c in combinations(arr, 3))
