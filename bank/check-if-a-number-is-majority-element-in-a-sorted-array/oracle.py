# By definition: the target is counted.
# oracle:
#   nums.length <= 20
class Solution:
    def isMajorityElement(self, nums, target):
        return 2 * nums.count(target) > len(nums)
