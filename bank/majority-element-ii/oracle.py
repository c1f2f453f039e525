# By definition: each value is counted.
# oracle:
#   nums.length <= 60
class Solution:
    def majorityElement(self, nums):
        return [x for x in set(nums) if 3 * nums.count(x) > len(nums)]
