# By definition: every subarray of at least two elements is added up.
# oracle:
#   nums.length <= 24
class Solution:
    def checkSubarraySum(self, nums, k):
        n = len(nums)
        return any(sum(nums[i:j]) % k == 0 for i in range(n) for j in range(i + 2, n + 1))
