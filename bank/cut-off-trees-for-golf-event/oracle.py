# The shortest ways between all cells at once, each cell in turn allowed as a stop; then the trees are visited by
# height.
# oracle:
#   forest.length <= 4
#   forest[i].length <= 3
class Solution:
    def cutOffTree(self, forest):
        cells = [(i, j) for i in range(len(forest)) for j in range(len(forest[0]))]
        far = 1000
        way = {a: {b: far for b in cells} for a in cells}
        for i, j in cells:
            way[i, j][i, j] = 0
            for b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if b in way and forest[b[0]][b[1]] != 0:
                    way[i, j][b] = 1
        for stop in cells:
            for a in cells:
                first = way[a][stop]
                if first < far:
                    way[a] = {b: min(way[a][b], first + second) for b, second in way[stop].items()}
        at, steps = (0, 0), 0
        for tree in sorted((c for c in cells if forest[c[0]][c[1]] > 1), key=lambda c: forest[c[0]][c[1]]):
            steps += way[at][tree]
            at = tree
        return steps if steps < far else -1
