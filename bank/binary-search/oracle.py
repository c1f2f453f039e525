# By definition: every place is looked at, and the one that holds the target is the answer.
# oracle:
#   nums.length <= 20
class Solution:
    def search(self, nums, target):
        return nums.index(target) if target in nums else -1
