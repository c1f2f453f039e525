# By definition: the largest number is compared with every other one.
# oracle:
#   nums.length <= 10
#   nums[i] <= 20
class Solution:
    def dominantIndex(self, nums):
        for i, largest in enumerate(nums):
            if largest == max(nums) and all(largest >= 2 * x for j, x in enumerate(nums) if j != i):
                return i
        return -1
