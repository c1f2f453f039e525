# By definition: the average of every slice of at least k elements.
# oracle:
#   nums.length <= 24
class Solution:
    def findMaxAverage(self, nums, k):
        n = len(nums)
        return max(sum(nums[i:j]) / (j - i) for i in range(n) for j in range(i + k, n + 1))
