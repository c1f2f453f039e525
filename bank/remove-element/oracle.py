# By definition: as long as the value is in the array, one occurrence is taken out.
# oracle:
#   0 <= nums.length <= 100


class Solution:
    def removeElement(self, nums, val):
        while val in nums:
            nums.remove(val)
        return len(nums)
