# By definition: all choices of types are tried.
# oracle:
#   n <= 5
#   paths.length <= 8
from itertools import product


class Solution:
    def gardenNoAdj(self, n, paths):
        for types in product(range(1, 5), repeat=n):
            if all(types[x - 1] != types[y - 1] for x, y in paths):
                return list(types)
