# By definition: every start and every length up to n is tried on the array written down twice.
# oracle:
#   n <= 12
class Solution:
    def maxSubarraySumCircular(self, nums):
        n, twice = len(nums), nums + nums
        return max(sum(twice[start:start + size]) for start in range(n) for size in range(1, n + 1))
