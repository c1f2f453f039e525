# By definition: all subarrays are summed up, those of length 1 first.
# oracle:
#   nums.length <= 12
class Solution:
    def shortestSubarray(self, nums, k):
        for length in range(1, len(nums) + 1):
            if any(sum(nums[i : i + length]) >= k for i in range(len(nums) - length + 1)):
                return length
        return -1
