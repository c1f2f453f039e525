# By definition: neighbours in the wrong order change places until there are none.
# oracle:
#   nums.length <= 24


class Solution:
    def sortColors(self, nums):
        changed = True
        while changed:
            changed = False
            for i in range(1, len(nums)):
                if nums[i - 1] > nums[i]:
                    nums[i - 1], nums[i] = nums[i], nums[i - 1]
                    changed = True
