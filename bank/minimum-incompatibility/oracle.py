# By definition: all ways to form the subsets are tried, each time with all companions of the first number that is left.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def minimumIncompatibility(self, nums, k):
        size = len(nums) // k

        def sums(left):
            if not left:
                return [0]
            found = []
            for places in combinations(range(1, len(left)), size - 1):
                subset = {left[0]} | {left[i] for i in places}
                if len(subset) == size:
                    rest = [x for i, x in enumerate(left) if i and i not in places]
                    found += [max(subset) - min(subset) + s for s in sums(rest)]
            return found

        return min(sums(nums), default=-1)
