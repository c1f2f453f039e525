# All numbers but zeros are written down in their order, and zeros fill the rest.
# oracle:
#   nums.length <= 60
class Solution:
    def moveZeroes(self, nums):
        others = [x for x in nums if x != 0]
        nums[:] = others + [0] * (len(nums) - len(others))
