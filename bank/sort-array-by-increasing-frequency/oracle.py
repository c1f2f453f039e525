# By definition: for each frequency, the values that have it are written from the largest to the smallest.
# oracle:
#   nums.length <= 10
class Solution:
    def frequencySort(self, nums):
        result = []
        for frequency in range(1, len(nums) + 1):
            for value in sorted(set(nums), reverse=True):
                if nums.count(value) == frequency:
                    result += [value] * frequency
        return result
