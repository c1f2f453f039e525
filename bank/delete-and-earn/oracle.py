# By definition: each value that is still there is picked next, its neighbours are deleted, and the rest is tried.
# oracle:
#   nums.length <= 7
#   nums[i] <= 9
class Solution:
    def deleteAndEarn(self, nums):
        best = 0
        for pick in set(nums):
            rest = [x for x in nums if abs(x - pick) != 1]
            rest.remove(pick)
            best = max(best, pick + self.deleteAndEarn(rest))
        return best
