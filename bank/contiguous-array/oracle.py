# By definition: zeros and ones are counted in every subarray.
# oracle:
#   nums.length <= 30
class Solution:
    def findMaxLength(self, nums):
        n, best = len(nums), 0
        for i in range(n):
            for j in range(i + 1, n + 1):
                part = nums[i:j]
                if part.count(0) == part.count(1):
                    best = max(best, j - i)
        return best
