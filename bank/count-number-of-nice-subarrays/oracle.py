# By definition: all subarrays are taken, and those with k odd numbers are counted.
# oracle:
#   nums.length <= 14
class Solution:
    def numberOfSubarrays(self, nums, k):
        n = len(nums)
        return sum(
            sum(x % 2 for x in nums[i:j]) == k for i in range(n) for j in range(i + 1, n + 1)
        )
