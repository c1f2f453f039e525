class Solution:
    def isValid(self, nums1: List[int], nums2: List[int]) -> bool:
        # Some choice of swaps makes both strictly increasing: whether the last place may be kept, and may be swapped.
        kept = swapped = True
        for i in range(1, len(nums1)):
            straight = nums1[i - 1] < nums1[i] and nums2[i - 1] < nums2[i]
            across = nums1[i - 1] < nums2[i] and nums2[i - 1] < nums1[i]
            kept, swapped = straight and kept or across and swapped, straight and swapped or across and kept
            if not kept and not swapped:
                return False
        return True
