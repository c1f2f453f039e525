# By definition: the elements of both arrays are put together and sorted.
# oracle:
#   m + n <= 100


class Solution:
    def merge(self, nums1, m, nums2, n):
        nums1[:] = sorted(nums1[:m] + nums2[:n])
