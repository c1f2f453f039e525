# By definition: the sums of all choices are listed, and the greatest one that is divisible is taken.
# oracle:
#   nums.length <= 9
class Solution:
    def maxSumDivThree(self, nums):
        sums = {0}
        for x in nums:
            sums |= {x + y for y in sums}
        return max(y for y in sums if y % 3 == 0)
