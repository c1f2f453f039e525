from collections import Counter


class Solution:
    def isValid(self, nums):
        # The numbers fall into pairs that are all 2 * k apart, for some k above 0.
        nums = sorted(nums)
        counts = Counter(nums)
        for apart in {high - nums[0] for high in nums}:
            if apart > 0 and apart % 2 == 0 and self.is_paired(nums, Counter(counts), apart):
                return True
        return False

    def is_paired(self, nums, left, apart):
        for low in nums:
            if left[low]:
                if not left[low + apart]:
                    return False
                left[low] -= 1
                left[low + apart] -= 1
        return True
