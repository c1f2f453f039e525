# By definition: every missing number is listed, and joined to the range before it if that ends just below.
# oracle:
#   upper - lower <= 100
#   nums.length <= 30
class Solution:
    def findMissingRanges(self, nums, lower, upper):
        ranges = []
        for value in range(lower, upper + 1):
            if value in nums:
                continue
            if ranges and ranges[-1][1] == value - 1:
                ranges[-1][1] = value
            else:
                ranges.append([value, value])
        return ranges
