# By definition: the occurrences of every number are counted.
# oracle:
#   n <= 60
class Solution:
    def findDuplicates(self, nums):
        return [x for x in range(1, len(nums) + 1) if nums.count(x) == 2]
