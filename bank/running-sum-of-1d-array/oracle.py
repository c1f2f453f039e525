# By definition: every beginning of the array is added up anew.
# oracle:
#   nums.length <= 12
class Solution:
    def runningSum(self, nums):
        return [sum(nums[:end + 1]) for end in range(len(nums))]
