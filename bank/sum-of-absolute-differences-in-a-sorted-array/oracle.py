# By definition: the differences of each number to all numbers are added up.
# oracle:
#   nums.length <= 20
class Solution:
    def getSumAbsoluteDifferences(self, nums):
        return [sum(abs(num - other) for other in nums) for num in nums]
