# By definition: the value that is counted more than once.
# oracle:
#   n <= 60
class Solution:
    def findDuplicate(self, nums):
        return next(x for x in nums if nums.count(x) > 1)
