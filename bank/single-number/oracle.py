# By definition: each element is counted.
# oracle:
#   nums.length <= 41
class Solution:
    def singleNumber(self, nums):
        return [value for value in nums if nums.count(value) == 1][0]
