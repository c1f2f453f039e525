# The smaller half goes to the even places and the larger half to the odd ones, so each neighbour of an even
# place is as large.
# oracle:
#   nums.length <= 60
class Solution:
    def wiggleSort(self, nums):
        ordered = sorted(nums)
        half = (len(nums) + 1) // 2
        nums[::2] = ordered[:half]
        nums[1::2] = ordered[half:]
