# By definition: subarrays are sorted, shorter ones first, until the whole array is sorted by that.
# oracle:
#   nums.length <= 16
class Solution:
    def findUnsortedSubarray(self, nums):
        n, goal = len(nums), sorted(nums)
        for length in range(n + 1):
            for i in range(n - length + 1):
                if nums[:i] + sorted(nums[i:i + length]) + nums[i + length:] == goal:
                    return length
