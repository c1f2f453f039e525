# By definition: every route that visits no cell twice is walked.
# oracle:
#   rows, columns <= 3
class Solution:
    def minimumEffortPath(self, heights):
        goal = (len(heights) - 1, len(heights[0]) - 1)

        def efforts(cell, walked, effort):
            if cell == goal:
                yield effort
                return
            r, c = cell
            for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= y <= goal[0] and 0 <= x <= goal[1] and (y, x) not in walked:
                    step = abs(heights[y][x] - heights[r][c])
                    yield from efforts((y, x), walked | {(y, x)}, max(effort, step))

        return min(efforts((0, 0), {(0, 0)}, 0))
