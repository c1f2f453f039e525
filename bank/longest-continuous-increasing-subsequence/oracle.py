# By definition: every slice that is strictly increasing.
# oracle:
#   nums.length <= 30
class Solution:
    def findLengthOfLCIS(self, nums):
        n = len(nums)
        slices = [nums[i:j] for i in range(n) for j in range(i + 1, n + 1)]
        return max(len(part) for part in slices if part == sorted(set(part)))
