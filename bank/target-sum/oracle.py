# By definition: every choice of signs is computed.
# oracle:
#   nums.length <= 8
from itertools import product


class Solution:
    def findTargetSumWays(self, nums, target):
        signs = product((1, -1), repeat=len(nums))
        return sum(sum(s * x for s, x in zip(chosen, nums)) == target for chosen in signs)
