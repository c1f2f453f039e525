# By definition: the array is rotated again and again, and the function is computed each time.
# oracle:
#   nums.length <= 30
class Solution:
    def maxRotateFunction(self, nums):
        values = []
        for _ in range(len(nums)):
            values.append(sum(i * x for i, x in enumerate(nums)))
            nums = [nums[-1]] + nums[:-1]
        return max(values)
