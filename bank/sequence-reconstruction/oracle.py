# By definition: ever longer sequences of the numbers are tried until some have all rows as subsequences; nums must be
# the only one.
# oracle:
#   n <= 4
#   sequences.length <= 3
#   sequences[i].length <= 3
from itertools import product


class Solution:
    def sequenceReconstruction(self, nums, sequences):
        def has(long, row):
            rest = iter(long)
            return all(x in rest for x in row)

        for size in range(len(nums) + 1):
            found = [s for s in product(nums, repeat=size) if all(has(s, row) for row in sequences)]
            if found:
                return found == [tuple(nums)]
