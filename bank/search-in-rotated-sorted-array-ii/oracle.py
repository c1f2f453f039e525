# By definition: the target is compared with every element.
# oracle:
#   nums.length <= 200


class Solution:
    def search(self, nums, target):
        for value in nums:
            if value == target:
                return True
        return False
