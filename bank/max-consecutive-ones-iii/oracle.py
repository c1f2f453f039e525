# By definition: of all subarrays, the longest one with at most k zeros is taken.
# oracle:
#   nums.length <= 14
class Solution:
    def longestOnes(self, nums, k):
        n = len(nums)
        return max(
            j - i for i in range(n + 1) for j in range(i, n + 1) if nums[i:j].count(0) <= k
        )
