# A range begins at each number whose predecessor is missing, and ends at the next number whose successor is missing.
# oracle:
#   nums.length <= 20
class Solution:
    def summaryRanges(self, nums):
        starts = [x for x in nums if x - 1 not in nums]
        ends = [x for x in nums if x + 1 not in nums]
        return [str(a) if a == b else "%d->%d" % (a, b) for a, b in zip(starts, ends)]
