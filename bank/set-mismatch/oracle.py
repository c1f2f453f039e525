# By definition: each number from 1 to n is counted in the list.
# oracle:
#   nums.length <= 50
class Solution:
    def findErrorNums(self, nums):
        everything = range(1, len(nums) + 1)
        return [next(x for x in everything if nums.count(x) == 2), next(x for x in everything if nums.count(x) == 0)]
