# By definition: each element is counted.
# oracle:
#   nums.length <= 61
class Solution:
    def singleNonDuplicate(self, nums):
        return next(x for x in nums if nums.count(x) == 1)
