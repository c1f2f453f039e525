# By definition: a number is the third largest if exactly two different numbers are above it; else the largest is
# taken.
# oracle:
#   nums.length <= 40
class Solution:
    def thirdMax(self, nums):
        for x in nums:
            if len({y for y in nums if y > x}) == 2:
                return x
        return max(nums)
