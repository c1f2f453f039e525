# By definition: every pair is tried, an element with itself included.
# oracle:
#   nums.length <= 60
class Solution:
    def findMaximumXOR(self, nums):
        return max(x ^ y for x in nums for y in nums)
