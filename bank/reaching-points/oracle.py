# By definition: all points that the operations reach are searched, up to the size of the wanted one.
# oracle:
#   sx <= 25
#   sy <= 25
#   tx <= 25
#   ty <= 25
class Solution:
    def reachingPoints(self, sx, sy, tx, ty):
        points = [(sx, sy)]
        for x, y in points:
            if x <= tx and y <= ty:
                points += [(x, x + y), (x + y, y)]
        return (tx, ty) in points
