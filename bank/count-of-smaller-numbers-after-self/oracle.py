# By definition: for each element all elements after it are compared with it.
# oracle:
#   nums.length <= 60
class Solution:
    def countSmaller(self, nums):
        return [sum(later < x for later in nums[i + 1:]) for i, x in enumerate(nums)]
