# By definition: every pair of values as a range, kept where each list has an element in it.
# oracle:
#   nums.length <= 4
#   nums[i].length <= 4
class Solution:
    def smallestRange(self, nums):
        values = sorted({x for row in nums for x in row})
        ranges = [
            (b - a, a, b)
            for a in values
            for b in values
            if a <= b and all(any(a <= x <= b for x in row) for row in nums)
        ]
        return list(min(ranges)[1:])
