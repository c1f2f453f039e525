# By definition: from each point, the places that can be reached in one second more are collected until the next point
# is one of them.
# oracle:
#   n <= 3
#   -2 <= points[i][0], points[i][1] <= 2
class Solution:
    def minTimeToVisitAllPoints(self, points):
        seconds = 0
        for start, goal in zip(points, points[1:]):
            reached = {tuple(start)}
            while tuple(goal) not in reached:
                reached = {(x + a, y + b) for x, y in reached for a in (-1, 0, 1) for b in (-1, 0, 1)}
                seconds += 1
        return seconds
