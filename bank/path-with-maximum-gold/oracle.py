# By definition: all paths are collected, each one made longer by every neighbour that is not on it.
# oracle:
#   m, n <= 3
class Solution:
    def getMaximumGold(self, grid):
        gold = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row) if cell}
        paths = [(cell,) for cell in gold]
        for path in paths:
            r, c = path[-1]
            for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if place in gold and place not in path:
                    paths.append(path + (place,))
        return max((sum(gold[cell] for cell in path) for path in paths), default=0)
