# By definition: every subarray is looked at.
# oracle:
#   nums.length <= 24
class Solution:
    def findMaxConsecutiveOnes(self, nums):
        n = len(nums)
        return max(j - i for i in range(n + 1) for j in range(i, n + 1) if 0 not in nums[i:j])
