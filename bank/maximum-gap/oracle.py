# By definition: two elements follow each other in the sorted form if no element lies between them; all pairs are
# tried.
# oracle:
#   nums.length <= 14
class Solution:
    def maximumGap(self, nums):
        widest = 0
        for a in nums:
            for b in nums:
                if a < b and not any(a < between < b for between in nums):
                    widest = max(widest, b - a)
        return widest
