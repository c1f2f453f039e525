# By definition: every set of houses without two neighbours on the circle is tried.
# oracle:
#   nums.length <= 9
class Solution:
    def rob(self, nums):
        n, best = len(nums), 0
        for chosen in range(1 << n):
            if chosen & chosen >> 1 or n > 1 and chosen & 1 and chosen >> n - 1:
                continue
            best = max(best, sum(nums[i] for i in range(n) if chosen >> i & 1))
        return best
