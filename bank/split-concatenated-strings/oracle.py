# By definition: all loops are built, and each is cut at every place.
# oracle:
#   strs.length <= 5
#   sum(strs[i].length) <= 14
from itertools import product


class Solution:
    def splitLoopedString(self, strs):
        best = ""
        for ways in product(*((s, s[::-1]) for s in strs)):
            loop = "".join(ways)
            best = max(best, max(loop[cut:] + loop[:cut] for cut in range(len(loop))))
        return best
