# By definition: all swaps are made, and of the results that are smaller the largest is taken.
# oracle:
#   arr.length <= 9
from itertools import combinations


class Solution:
    def prevPermOpt1(self, arr):
        results = []
        for i, j in combinations(range(len(arr)), 2):
            swapped = arr[:]
            swapped[i], swapped[j] = arr[j], arr[i]
            results.append(swapped)
        return max((result for result in results if result < arr), default=arr)
