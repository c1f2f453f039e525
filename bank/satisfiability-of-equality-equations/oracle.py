# By definition: all ways to give the variables numbers are tried; with four variables, four numbers are enough.
# oracle:
#   equations.length <= 6
#   equations[i][0] is one of {'a', 'b', 'c', 'd'}
#   equations[i][3] is one of {'a', 'b', 'c', 'd'}
from itertools import product


class Solution:
    def equationsPossible(self, equations):
        rules = [("abcd".index(x), sign, "abcd".index(y)) for x, sign, _, y in equations]
        return any(
            all((values[x] == values[y]) == (sign == "=") for x, sign, y in rules)
            for values in product(range(4), repeat=4)
        )
