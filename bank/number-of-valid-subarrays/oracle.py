# By definition: all subarrays are looked at.
# oracle:
#   nums.length <= 12
class Solution:
    def validSubarrays(self, nums):
        n = len(nums)
        return sum(nums[a] == min(nums[a:b]) for a in range(n) for b in range(a + 1, n + 1))
