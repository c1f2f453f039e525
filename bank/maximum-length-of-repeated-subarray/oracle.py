# By definition: all subarrays of both are collected, and the longest one in both collections counts.
# oracle:
#   nums1.length, nums2.length <= 10
#   nums1[i], nums2[i] <= 4
class Solution:
    def findLength(self, nums1, nums2):
        def subarrays(nums):
            return {tuple(nums[i:j]) for j in range(len(nums) + 1) for i in range(j + 1)}

        return max(map(len, subarrays(nums1) & subarrays(nums2)))
