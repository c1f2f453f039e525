# By definition: all pairs of strings are compared place by place.
# oracle:
#   dict.length <= 6
#   dict[i].length <= 4
from itertools import combinations


class Solution:
    def differByOne(self, dict):
        return any(sum(x != y for x, y in zip(a, b)) == 1 for a, b in combinations(dict, 2))
