# By definition: the sizes of the left part are tried from one on.
# oracle:
#   nums.length <= 12
#   nums[i] <= 12
class Solution:
    def partitionDisjoint(self, nums):
        for size in range(1, len(nums)):
            if all(a <= b for a in nums[:size] for b in nums[size:]):
                return size
