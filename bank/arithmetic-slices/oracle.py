# By definition: all differences within every subarray of at least three elements are compared.
# oracle:
#   nums.length <= 24
class Solution:
    def numberOfArithmeticSlices(self, nums):
        n = len(nums)
        total = 0
        for i in range(n):
            for j in range(i + 3, n + 1):
                part = nums[i:j]
                total += len({b - a for a, b in zip(part, part[1:])}) == 1
        return total
