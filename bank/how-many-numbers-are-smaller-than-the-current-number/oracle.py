# By definition: each number is compared with each other one.
# oracle:
#   nums.length <= 16
class Solution:
    def smallerNumbersThanCurrent(self, nums):
        return [sum(other < x for other in nums) for x in nums]
