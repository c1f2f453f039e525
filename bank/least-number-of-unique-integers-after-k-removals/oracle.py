# By definition: every choice of elements that remain is made.
# oracle:
#   arr.length <= 9
from itertools import combinations


class Solution:
    def findLeastNumOfUniqueInts(self, arr, k):
        return min(len(set(rest)) for rest in combinations(arr, len(arr) - k))
