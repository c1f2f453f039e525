# By definition: the keys are fetched in every order, each on a shortest way from the last one that opens only the locks
# of the keys before it. The order in which a best walk finds the keys is among them.
# oracle:
#   1 <= m, n <= 5
#   grid[i][j] is one of {'a', 'b', 'c', 'A', 'B', 'C', '.', '#', '@'}
from itertools import permutations


class Solution:
    def shortestPathAllKeys(self, grid):
        cells = {(i, j): sign for i, row in enumerate(grid) for j, sign in enumerate(row) if sign != "#"}
        place = {sign: cell for cell, sign in cells.items() if sign != "."}
        keys = [sign for sign in place if sign.islower()]
        walks = [self.walk(cells, place, order) for order in permutations(keys)]
        return min((moves for moves in walks if moves is not None), default=-1)

    def walk(self, cells, place, order):
        here, total, held = place["@"], 0, set()
        for key in order:
            reached, front = {here}, {here}
            while place[key] not in reached:
                near = {(i + a, j + b) for i, j in front for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
                front = {cell for cell in near - reached if cell in cells}
                front = {cell for cell in front if not cells[cell].isupper() or cells[cell] in held}
                if not front:
                    return None
                reached |= front
                total += 1
            here = place[key]
            held.add(key.upper())
        return total
