# By definition: the array is read from the left until the target is met.
# oracle:
#   nums.length <= 200


class Solution:
    def search(self, nums, target):
        for i, value in enumerate(nums):
            if value == target:
                return i
        return -1
