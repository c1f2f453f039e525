# By definition: every subarray is added up.
# oracle:
#   nums.length <= 30
class Solution:
    def subarraySum(self, nums, k):
        n = len(nums)
        return sum(sum(nums[i:j]) == k for i in range(n) for j in range(i + 1, n + 1))
