# By definition: every triplet is tried, and the four parts are added up.
# oracle:
#   nums.length <= 14
class Solution:
    def splitArray(self, nums):
        n = len(nums)
        for i in range(1, n):
            for j in range(i + 2, n):
                for k in range(j + 2, n - 1):
                    parts = (nums[:i], nums[i + 1:j], nums[j + 1:k], nums[k + 1:])
                    if len({sum(part) for part in parts}) == 1:
                        return True
        return False
