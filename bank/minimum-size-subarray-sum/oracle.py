# Lengths are tried from the shortest: all subarrays of each length are added up from scratch.
# oracle:
#   nums.length <= 20
#   target <= 2 * 10^5
class Solution:
    def minSubArrayLen(self, target, nums):
        for length in range(1, len(nums) + 1):
            for start in range(len(nums) - length + 1):
                if sum(nums[start:start + length]) >= target:
                    return length
        return 0
