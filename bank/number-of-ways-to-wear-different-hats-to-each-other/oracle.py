# By definition: every choice of one hat for each person is made, and those without a repeated hat count.
# oracle:
#   1 <= n <= 4
#   hats[i].length <= 4
#   hats[i][j] <= 9
from itertools import product


class Solution:
    def numberWays(self, hats):
        return sum(len(set(worn)) == len(worn) for worn in product(*hats))
