# By definition: each value may be the root, with any tree of the smaller and any of the larger ones.
# oracle:
#   1 <= n <= 19
class Solution:
    def numTrees(self, n):
        ways = [1]
        for size in range(1, n + 1):
            ways.append(sum(ways[root] * ways[size - 1 - root] for root in range(size)))
        return ways[n]
