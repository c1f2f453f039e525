# By definition: every order of the items is tried.
# oracle:
#   n <= 5
from itertools import groupby, permutations


class Solution:
    def sortItems(self, n, m, group, beforeItems):
        pairs = [(a, b) for b, items in enumerate(beforeItems) for a in items]
        for order in permutations(range(n)):
            blocks = [key for key, _ in groupby(group[item] for item in order) if key >= 0]
            if len(set(blocks)) == len(blocks) and all(order.index(a) < order.index(b) for a, b in pairs):
                return list(order)
        return []
