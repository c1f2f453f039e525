# By definition: all sequences are gone through, number by number.
# oracle:
#   nums.length <= 20
#   target <= 9
class Solution:
    def combinationSum4(self, nums, target):
        if target == 0:
            return 1
        return sum(self.combinationSum4(nums, target - x) for x in nums if x <= target)
