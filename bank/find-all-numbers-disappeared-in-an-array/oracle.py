# By definition: every number of the range is looked for.
# oracle:
#   n <= 80
class Solution:
    def findDisappearedNumbers(self, nums):
        return [x for x in range(1, len(nums) + 1) if x not in nums]
