# By definition: in every state of the row, each possible merge is tried.
# oracle:
#   n <= 7
#   k <= 5
from functools import lru_cache


@lru_cache(None)
def least(row, k):
    if len(row) == 1:
        return 0
    costs = []
    for i in range(len(row) - k + 1):
        pile = sum(row[i : i + k])
        rest = least(row[:i] + (pile,) + row[i + k :], k)
        if rest >= 0:
            costs.append(pile + rest)
    return min(costs, default=-1)


class Solution:
    def mergeStones(self, stones, k):
        return least(tuple(stones), k)
