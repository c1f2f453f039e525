# By definition: every subarray is summed, and the longest with sum k is kept.
# oracle:
#   nums.length <= 30
class Solution:
    def maxSubArrayLen(self, nums, k):
        longest = 0
        for i in range(len(nums)):
            for j in range(i + 1, len(nums) + 1):
                if sum(nums[i:j]) == k:
                    longest = max(longest, j - i)
        return longest
