# By definition: all permutations are compared.
# oracle:
#   nums1.length <= 5
from itertools import permutations


class Solution:
    def advantageCount(self, nums1, nums2):
        return list(max(permutations(nums1), key=lambda row: sum(a > b for a, b in zip(row, nums2))))
