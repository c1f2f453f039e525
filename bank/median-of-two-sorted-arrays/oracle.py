# By definition: all elements are put in order, and the middle one or two of them give the median.
# oracle:
#   m + n <= 200


class Solution:
    def findMedianSortedArrays(self, nums1, nums2):
        every = sorted(nums1 + nums2)
        n = len(every)
        return (every[(n - 1) // 2] + every[n // 2]) / 2
