# By definition: every set of the integers is tried, the smallest ones first.
# oracle:
#   arr.length <= 12
#   arr[i] <= 8
from itertools import combinations


class Solution:
    def minSetSize(self, arr):
        integers = set(arr)
        for size in range(1, len(integers) + 1):
            for chosen in combinations(integers, size):
                if 2 * sum(map(arr.count, chosen)) >= len(arr):
                    return size
