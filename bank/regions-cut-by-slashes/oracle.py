# By definition: each square is drawn with three by three points, and the areas of free points are counted.
# oracle:
#   n <= 4
class Solution:
    def regionsBySlashes(self, grid):
        free = set()
        for i in range(3 * len(grid)):
            for j in range(3 * len(grid)):
                sign = grid[i // 3][j // 3]
                if not (sign == "/" and i % 3 + j % 3 == 2 or sign == "\\" and i % 3 == j % 3):
                    free.add((i, j))
        regions = 0
        while free:
            regions += 1
            open_points = [free.pop()]
            for i, j in open_points:
                for point in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if point in free:
                        free.remove(point)
                        open_points.append(point)
        return regions
