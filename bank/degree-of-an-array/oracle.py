# By definition: the degree of every subarray.
# oracle:
#   nums.length <= 12
class Solution:
    def findShortestSubArray(self, nums):
        def degree(part):
            return max(part.count(x) for x in part)

        n, wanted = len(nums), degree(nums)
        return min(j - i for i in range(n) for j in range(i + 1, n + 1) if degree(nums[i:j]) == wanted)
