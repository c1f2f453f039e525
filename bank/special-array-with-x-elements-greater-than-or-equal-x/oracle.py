# By definition: for every x the numbers are counted that are not less.
# oracle:
#   nums.length <= 10
#   nums[i] <= 14
class Solution:
    def specialArray(self, nums):
        for x in range(len(nums) + 1):
            if sum(number >= x for number in nums) == x:
                return x
        return -1
