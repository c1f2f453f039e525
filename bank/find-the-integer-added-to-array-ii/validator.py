from collections import Counter


class Solution:
    def isValid(self, nums1, nums2):
        # For some x, nums1 without two elements and with x added to the others is nums2.
        counts, low = Counter(nums1), min(nums2)
        for number in counts:
            x = low - number
            if all(counts[value - x] >= times for value, times in Counter(nums2).items()):
                return True
        return False
