# By definition: each number from 0 to n is looked for.
# oracle:
#   n <= 60
class Solution:
    def missingNumber(self, nums):
        for x in range(len(nums) + 1):
            if x not in nums:
                return x
