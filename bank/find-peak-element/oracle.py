# By definition: the first element that is larger than its neighbours, with less than everything beyond the ends.
# oracle:
#   nums.length <= 30
class Solution:
    def findPeakElement(self, nums):
        row = [float("-inf")] + nums + [float("-inf")]
        return [i for i in range(len(nums)) if row[i] < row[i + 1] > row[i + 2]][0]
