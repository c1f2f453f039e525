# By definition: all pairs of places are compared.
# oracle:
#   nums.length <= 20
class Solution:
    def maxWidthRamp(self, nums):
        n = len(nums)
        return max((j - i for j in range(n) for i in range(j) if nums[i] <= nums[j]), default=0)
