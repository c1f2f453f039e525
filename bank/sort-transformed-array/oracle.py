# By definition: the function is applied to each number, and the results are sorted.
# oracle:
#   nums.length <= 60
class Solution:
    def sortTransformedArray(self, nums, a, b, c):
        return sorted(a * x ** 2 + b * x + c for x in nums)
