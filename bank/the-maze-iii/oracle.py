# By definition: all paths that stop nowhere twice are rolled; the shortest, then the smallest, is kept.
# oracle:
#   1 <= m, n <= 4
class Solution:
    def findShortestWay(self, maze, ball, hole):
        m, n = len(maze), len(maze[0])
        best = None

        def walk(i, j, stops, length, path):
            nonlocal best
            for letter, a, b in (("d", 1, 0), ("l", 0, -1), ("r", 0, 1), ("u", -1, 0)):
                x, y, steps = i, j, 0
                while [x, y] != hole and 0 <= x + a < m and 0 <= y + b < n and maze[x + a][y + b] == 0:
                    x, y, steps = x + a, y + b, steps + 1
                if [x, y] == hole:
                    found = (length + steps, path + letter)
                    best = found if best is None else min(best, found)
                elif (x, y) not in stops:
                    walk(x, y, stops | {(x, y)}, length + steps, path + letter)

        walk(ball[0], ball[1], {(ball[0], ball[1])}, 0, "")
        return best[1] if best else "impossible"
