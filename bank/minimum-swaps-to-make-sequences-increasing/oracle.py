# By definition: all choices of places are swapped, the smallest choices first, until both sequences increase.
# oracle:
#   nums1.length <= 6
from itertools import combinations


class Solution:
    def minSwap(self, nums1, nums2):
        n = len(nums1)
        for size in range(n + 1):
            for chosen in combinations(range(n), size):
                a, b = nums1[:], nums2[:]
                for i in chosen:
                    a[i], b[i] = b[i], a[i]
                if all(x < y for row in (a, b) for x, y in zip(row, row[1:])):
                    return size
