# By definition: all three starts in order; of equal sums the first row found is the smallest.
# oracle:
#   nums.length <= 14
class Solution:
    def maxSumOfThreeSubarrays(self, nums, k):
        n = len(nums)
        rows = [
            (a, b, c)
            for a in range(n - k + 1)
            for b in range(a + k, n - k + 1)
            for c in range(b + k, n - k + 1)
        ]
        sums = [sum(sum(nums[start : start + k]) for start in row) for row in rows]
        return list(rows[sums.index(max(sums))])
