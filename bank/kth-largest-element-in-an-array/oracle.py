# The largest element is taken away k - 1 times; then the largest that is left is the answer.
# oracle:
#   nums.length <= 60
class Solution:
    def findKthLargest(self, nums, k):
        left = list(nums)
        for _ in range(k - 1):
            left.remove(max(left))
        return max(left)
