class Solution:
    def isValid(self, grid) -> bool:
        n = len(grid)
        land = {(i, j) for i in range(n) for j in range(n) if grid[i][j]}
        islands = 0
        while land and islands < 3:
            islands += 1
            rest = [land.pop()]
            while rest:
                i, j = rest.pop()
                for near in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if near in land:
                        land.remove(near)
                        rest.append(near)
        return islands == 2
