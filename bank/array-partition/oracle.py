# By definition: all groupings into pairs are tried.
# oracle:
#   nums.length <= 8
class Solution:
    def arrayPairSum(self, nums):
        if not nums:
            return 0
        first, rest = nums[0], nums[1:]
        return max(min(first, x) + self.arrayPairSum(rest[:i] + rest[i + 1:]) for i, x in enumerate(rest))
