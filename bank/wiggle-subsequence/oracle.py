# By definition: subsequences are tried from the longest on, until the differences of one alternate in sign.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def wiggleMaxLength(self, nums):
        for length in range(len(nums), 0, -1):
            for part in combinations(nums, length):
                steps = [b - a for a, b in zip(part, part[1:])]
                if all(steps) and all((a > 0) != (b > 0) for a, b in zip(steps, steps[1:])):
                    return length
