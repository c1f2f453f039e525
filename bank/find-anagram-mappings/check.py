class Solution:
    def check(self, nums1: List[int], nums2: List[int], expected: List[int], got: List[int]) -> str:
        if len(got) != len(nums1):
            return "expected %d indices, got %d" % (len(nums1), len(got))
        for i, j in enumerate(got):
            if not 0 <= j < len(nums2):
                return "item %d is no index of nums2: %d" % (i, j)
            if nums1[i] != nums2[j]:
                return "nums1[%d] is not nums2[%d]" % (i, j)
        return ""
