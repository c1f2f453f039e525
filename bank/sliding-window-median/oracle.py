# By definition: every window is sorted.
# oracle:
#   nums.length <= 50
class Solution:
    def medianSlidingWindow(self, nums, k):
        medians = []
        for i in range(len(nums) - k + 1):
            window = sorted(nums[i:i + k])
            medians.append((window[(k - 1) // 2] + window[k // 2]) / 2)
        return medians
