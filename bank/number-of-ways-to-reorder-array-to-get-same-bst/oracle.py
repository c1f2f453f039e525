# By definition: all orders of 1 to n are made into trees, and those with each tree are counted once for all inputs.
# oracle:
#   nums.length <= 8
from collections import Counter
from functools import lru_cache
from itertools import permutations


def tree(row):
    if not row:
        return 0
    root = row[0]
    return root, tree([x for x in row if x < root]), tree([x for x in row if x > root])


@lru_cache(None)
def trees(n):
    return Counter(map(tree, permutations(range(1, n + 1))))


class Solution:
    def numOfWays(self, nums):
        return (trees(len(nums))[tree(nums)] - 1) % (10 ** 9 + 7)
