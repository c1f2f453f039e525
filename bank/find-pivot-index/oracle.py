# By definition: each index is tried from the left, and both sides of it are added up.
# oracle:
#   nums.length <= 30
class Solution:
    def pivotIndex(self, nums):
        for i in range(len(nums)):
            if sum(nums[:i]) == sum(nums[i + 1:]):
                return i
        return -1
