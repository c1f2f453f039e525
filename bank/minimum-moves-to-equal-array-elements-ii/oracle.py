# By definition: every goal between the smallest and the largest element is tried.
# oracle:
#   nums.length <= 10
#   -100 <= nums[i] <= 100
class Solution:
    def minMoves2(self, nums):
        return min(sum(abs(x - goal) for x in nums) for goal in range(min(nums), max(nums) + 1))
