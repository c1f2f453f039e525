# By definition: all paths that stop nowhere twice are rolled, and the shortest that stops at the destination is kept.
# oracle:
#   1 <= m, n <= 4
class Solution:
    def shortestDistance(self, maze, start, destination):
        m, n = len(maze), len(maze[0])
        best = -1

        def walk(i, j, stops, length):
            nonlocal best
            if [i, j] == destination:
                best = length if best < 0 else min(best, length)
                return
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                x, y, steps = i, j, 0
                while 0 <= x + a < m and 0 <= y + b < n and maze[x + a][y + b] == 0:
                    x, y, steps = x + a, y + b, steps + 1
                if (x, y) not in stops:
                    walk(x, y, stops | {(x, y)}, length + steps)

        walk(start[0], start[1], {(start[0], start[1])}, 0)
        return best
