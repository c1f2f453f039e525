# No value moves after the last insertion, so from the last value to the first each takes the free place of its index:
# the places that are taken already belong to values that come later.
# oracle:
#   nums.length <= 30
class Solution:
    def createTargetArray(self, nums, index):
        free = list(range(len(nums)))
        target = [0] * len(nums)
        for value, i in zip(nums[::-1], index[::-1]):
            target[free.pop(i)] = value
        return target
