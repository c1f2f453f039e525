# By definition: all sums are computed and sorted.
# oracle:
#   nums.length <= 10
class Solution:
    def rangeSum(self, nums, n, left, right):
        sums = sorted(sum(nums[i:j]) for j in range(1, n + 1) for i in range(j))
        return sum(sums[left - 1:right]) % (10**9 + 7)
