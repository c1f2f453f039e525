# By definition: those are returned that are counted once.
# oracle:
#   nums.length <= 60
class Solution:
    def singleNumber(self, nums):
        return [x for x in nums if nums.count(x) == 1]
