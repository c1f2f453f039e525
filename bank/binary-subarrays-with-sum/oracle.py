# By definition: the sums of all subarrays are taken.
# oracle:
#   nums.length <= 14
class Solution:
    def numSubarraysWithSum(self, nums, goal):
        n = len(nums)
        return sum(sum(nums[i:j]) == goal for i in range(n) for j in range(i + 1, n + 1))
