# By definition: every order of the empty squares is tried, and each two squares in a row must be neighbours.
# oracle:
#   m * n <= 8
from itertools import permutations


class Solution:
    def uniquePathsIII(self, grid):
        squares = {(i, j): x for i, row in enumerate(grid) for j, x in enumerate(row)}
        first, = [square for square in squares if squares[square] == 1]
        last, = [square for square in squares if squares[square] == 2]
        empty = [square for square in squares if squares[square] == 0]
        count = 0
        for order in permutations(empty):
            walk = (first,) + order + (last,)
            count += all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in zip(walk, walk[1:]))
        return count
