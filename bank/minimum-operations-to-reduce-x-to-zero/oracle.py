# By definition: for every number of operations, each way to share them between both ends is tried.
# oracle:
#   nums.length <= 10
#   nums[i] <= 9
#   x <= 50
class Solution:
    def minOperations(self, nums, x):
        n = len(nums)
        for count in range(1, n + 1):
            for left in range(count + 1):
                if sum(nums[:left]) + sum(nums[n - count + left :]) == x:
                    return count
        return -1
