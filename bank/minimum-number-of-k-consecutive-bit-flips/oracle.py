# By definition: every set of starts is tried, the smallest sets first; a subarray flipped twice is as it was.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def minKBitFlips(self, nums, k):
        zeros = sum(1 << i for i, bit in enumerate(nums) if bit == 0)
        flips = [((1 << k) - 1) << start for start in range(len(nums) - k + 1)]
        for count in range(len(flips) + 1):
            for chosen in combinations(flips, count):
                changed = 0
                for flip in chosen:
                    changed ^= flip
                if changed == zeros:
                    return count
        return -1
