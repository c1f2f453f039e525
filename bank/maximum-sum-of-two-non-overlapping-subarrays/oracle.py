# By definition: every pair of places of the two subarrays is tried.
# oracle:
#   nums.length <= 12
#   firstLen, secondLen <= 6
class Solution:
    def maxSumTwoNoOverlap(self, nums, firstLen, secondLen):
        best = 0
        for a in range(len(nums) - firstLen + 1):
            for b in range(len(nums) - secondLen + 1):
                if a + firstLen <= b or b + secondLen <= a:
                    best = max(best, sum(nums[a:a + firstLen]) + sum(nums[b:b + secondLen]))
        return best
