# By definition: a first digit is left out or comes next, from either array, and all ways are compared; the best of the
# same two rests and the same number of digits is looked up again.
# oracle:
#   nums1.length <= 5
#   nums2.length <= 5
from functools import lru_cache


class Solution:
    def maxNumber(self, nums1, nums2, k):
        @lru_cache(None)
        def best(i, j, count):
            if count == 0:
                return ()
            if count > len(nums1) - i + len(nums2) - j:
                return None
            ways = []
            if i < len(nums1):
                ways.append(best(i + 1, j, count))
                ways.append((nums1[i],) + best(i + 1, j, count - 1))
            if j < len(nums2):
                ways.append(best(i, j + 1, count))
                ways.append((nums2[j],) + best(i, j + 1, count - 1))
            return max(way for way in ways if way is not None)

        return list(best(0, 0, k))
