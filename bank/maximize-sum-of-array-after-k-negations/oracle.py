# By definition: all arrays that one negation makes of each array are collected, k times.
# oracle:
#   nums.length <= 4
#   k <= 6
class Solution:
    def largestSumAfterKNegations(self, nums, k):
        arrays = {tuple(nums)}
        for _ in range(k):
            arrays = {
                array[:i] + (-array[i],) + array[i + 1:] for array in arrays for i in range(len(array))
            }
        return max(map(sum, arrays))
