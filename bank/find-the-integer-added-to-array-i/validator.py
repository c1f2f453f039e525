class Solution:
    def isValid(self, nums1: List[int], nums2: List[int]) -> bool:
        return len({b - a for a, b in zip(sorted(nums1), sorted(nums2))}) == 1
