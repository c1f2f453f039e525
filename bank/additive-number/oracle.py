# By definition: the digits are cut in all ways into at least three numbers, and each way is looked at.
# oracle:
#   num.length <= 9
from itertools import combinations


class Solution:
    def isAdditiveNumber(self, num):
        n = len(num)
        for cuts in range(2, n):
            for places in combinations(range(1, n), cuts):
                ends = (0,) + places + (n,)
                parts = [num[a:b] for a, b in zip(ends, ends[1:])]
                if any(len(part) > 1 and part[0] == "0" for part in parts):
                    continue
                values = [int(part) for part in parts]
                if all(values[i] + values[i + 1] == values[i + 2] for i in range(len(values) - 2)):
                    return True
        return False
