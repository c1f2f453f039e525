# At each edge all buildings are asked whether they cover the ground to the right of it; a point is where the
# height changes.
# oracle:
#   buildings.length <= 30
class Solution:
    def getSkyline(self, buildings):
        points, before = [], 0
        for x in sorted({x for left, right, _ in buildings for x in (left, right)}):
            height = max((h for left, right, h in buildings if left <= x < right), default=0)
            if height != before:
                points.append([x, height])
            before = height
        return points
