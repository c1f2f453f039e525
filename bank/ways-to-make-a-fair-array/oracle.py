# By definition: each item is removed, and both sums are taken.
# oracle:
#   nums.length <= 10
class Solution:
    def waysToMakeFair(self, nums):
        ways = 0
        for i in range(len(nums)):
            left = nums[:i] + nums[i + 1 :]
            ways += sum(left[::2]) == sum(left[1::2])
        return ways
