# By definition: every subarray is reversed.
# oracle:
#   nums.length <= 8
class Solution:
    def maxValueAfterReverse(self, nums):
        n = len(nums)
        best = 0
        for i in range(n):
            for j in range(i, n):
                turned = nums[:i] + nums[i : j + 1][::-1] + nums[j + 1 :]
                best = max(best, sum(abs(a - b) for a, b in zip(turned, turned[1:])))
        return best
