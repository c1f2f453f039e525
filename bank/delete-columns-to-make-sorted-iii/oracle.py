# By definition: all choices of columns are deleted, the smallest ones first, until every row is sorted.
# oracle:
#   n <= 4
#   strs[i].length <= 7
from itertools import combinations


class Solution:
    def minDeletionSize(self, strs):
        width = len(strs[0])
        for size in range(width, 0, -1):
            for kept in combinations(range(width), size):
                if all(row[a] <= row[b] for row in strs for a, b in zip(kept, kept[1:])):
                    return width - size
