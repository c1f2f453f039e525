# By definition: the average of every slice of k elements.
# oracle:
#   nums.length <= 60
class Solution:
    def findMaxAverage(self, nums, k):
        return max(sum(nums[i : i + k]) / k for i in range(len(nums) - k + 1))
