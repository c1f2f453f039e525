# By definition: the numbers that are there once are listed.
# oracle:
#   nums.length <= 16
#   nums[i] <= 20
class Solution:
    def largestUniqueNumber(self, nums):
        return max((num for num in nums if nums.count(num) == 1), default=-1)
