# By definition: the sums of all subarrays that are not empty are compared.
# oracle:
#   nums.length <= 40


class Solution:
    def maxSubArray(self, nums):
        n = len(nums)
        return max(sum(nums[i:j]) for i in range(n) for j in range(i + 1, n + 1))
