# By definition: each element is set to each value of the array; other values than a neighbour's are never needed.
# oracle:
#   nums.length <= 12
class Solution:
    def checkPossibility(self, nums):
        for i in range(len(nums)):
            for x in set(nums):
                changed = nums[:i] + [x] + nums[i + 1 :]
                if changed == sorted(changed):
                    return True
        return False
