# By definition: the numbers are written down.
# oracle:
#   nums.length <= 20
class Solution:
    def findNumbers(self, nums):
        return sum(len(str(x)) % 2 == 0 for x in nums)
