# By definition: every choice of k points is tried, until no other point is closer than one of them.
# oracle:
#   points.length <= 8
from itertools import combinations


class Solution:
    def kClosest(self, points, k):
        squares = [x * x + y * y for x, y in points]
        places = range(len(points))
        for chosen in combinations(places, k):
            furthest = max(squares[i] for i in chosen)
            if all(squares[i] >= furthest for i in places if i not in chosen):
                return [points[i] for i in chosen]
