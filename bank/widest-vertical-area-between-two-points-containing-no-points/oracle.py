# By definition: every two points are tried as borders, and no point may lie strictly between them.
# oracle:
#   n <= 7
class Solution:
    def maxWidthOfVerticalArea(self, points):
        xs = [x for x, _ in points]
        return max(b - a for a in xs for b in xs if not any(a < x < b for x in xs))
