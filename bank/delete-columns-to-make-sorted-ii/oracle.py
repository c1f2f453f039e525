# By definition: every choice of columns is deleted, the smallest ones first.
# oracle:
#   1 <= n <= 4
#   strs[i].length <= 6
#   strs[i] consists of 'a' to 'c'
from itertools import combinations


class Solution:
    def minDeletionSize(self, strs):
        width = len(strs[0])
        for deleted in range(width + 1):
            for kept in combinations(range(width), width - deleted):
                rows = [[text[j] for j in kept] for text in strs]
                if rows == sorted(rows):
                    return deleted
