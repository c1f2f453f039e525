# By definition: any two letters that stand against the order are exchanged, until there are none.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def customSortString(self, order, s):
        letters = list(s)
        changed = True
        while changed:
            changed = False
            for i, j in combinations(range(len(letters)), 2):
                # Not found is -1, and goes with everything.
                if 0 <= order.find(letters[j]) < order.find(letters[i]):
                    letters[i], letters[j] = letters[j], letters[i]
                    changed = True
        return "".join(letters)
