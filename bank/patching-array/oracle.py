# By definition: more and more patches from 1 to n are added in all ways, until all sums from 1 to n can be made.
# oracle:
#   nums.length <= 6
#   n <= 14
from itertools import combinations_with_replacement


class Solution:
    def minPatches(self, nums, n):
        wanted = 2 ** (n + 1) - 1

        def sums(numbers, possible):
            # bit x tells whether the sum x is possible
            for x in numbers:
                possible |= possible << x & wanted
            return possible

        base = sums([x for x in nums if x <= n], 1)
        count = 0
        while True:
            if any(sums(patches, base) == wanted for patches in combinations_with_replacement(range(1, n + 1), count)):
                return count
            count += 1
