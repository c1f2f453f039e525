# By definition: every way is tried to pick a pair with the sum k and remove it.
# oracle:
#   nums.length <= 8
#   nums[i] <= 10
#   k <= 20
class Solution:
    def maxOperations(self, nums, k):
        best = 0
        for i, x in enumerate(nums):
            for y in set(nums[i + 1:]):
                if x + y == k:
                    rest = nums[i + 1:]
                    rest.remove(y)
                    # The pairs are picked in the order of their first numbers.
                    best = max(best, 1 + self.maxOperations(rest, k))
        return best
