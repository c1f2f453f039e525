# By definition: ever more arrows are shot, at all choices of places where a balloon begins, until every balloon is
# hit. Nothing is lost by these places: an arrow can move to the last beginning before it.
# oracle:
#   points.length <= 8
from itertools import combinations


class Solution:
    def findMinArrowShots(self, points):
        starts = {start for start, end in points}
        for count in range(1, len(points) + 1):
            for arrows in combinations(starts, count):
                if all(any(start <= x <= end for x in arrows) for start, end in points):
                    return count
