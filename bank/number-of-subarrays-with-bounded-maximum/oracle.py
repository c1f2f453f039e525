# By definition: the maximum of every subarray is looked at.
# oracle:
#   nums.length <= 10
#   nums[i] <= 9
#   0 <= left <= right <= 10
class Solution:
    def numSubarrayBoundedMax(self, nums, left, right):
        n = len(nums)
        return sum(left <= max(nums[a:b]) <= right for a in range(n) for b in range(a + 1, n + 1))
