# By definition: every choice of the texts is made, the largest ones first.
# oracle:
#   strs.length <= 8
from itertools import combinations


class Solution:
    def findMaxForm(self, strs, m, n):
        for size in range(len(strs), -1, -1):
            for chosen in combinations(strs, size):
                text = "".join(chosen)
                if text.count("0") <= m and text.count("1") <= n:
                    return size
