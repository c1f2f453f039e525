# By definition: each window is looked through.
# oracle:
#   nums.length <= 60
class Solution:
    def maxSlidingWindow(self, nums, k):
        return [max(nums[i:i + k]) for i in range(len(nums) - k + 1)]
