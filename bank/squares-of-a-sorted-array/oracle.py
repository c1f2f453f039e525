# By definition: all numbers are squared, and the squares are sorted.
# oracle:
#   nums.length <= 40
class Solution:
    def sortedSquares(self, nums):
        return sorted(x * x for x in nums)
