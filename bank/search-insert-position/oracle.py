# By definition: if the target is missing it is put in and the array sorted; then its place is looked up.
# oracle:
#   nums.length <= 200


class Solution:
    def searchInsert(self, nums, target):
        if target not in nums:
            nums = sorted(nums + [target])
        return nums.index(target)
