# By definition: all arrangements are listed in order; the one after the given one is taken, or the
# first after the last.
# oracle:
#   nums.length <= 6
from itertools import permutations


class Solution:
    def nextPermutation(self, nums):
        every = sorted(set(permutations(nums)))
        place = every.index(tuple(nums))
        nums[:] = every[(place + 1) % len(every)]
