# By definition: the squares of side 1 in both rectangles are listed, and they overlap if they have one in common.
# oracle:
#   -4 <= rec1[i], rec2[i] <= 4
class Solution:
    def isRectangleOverlap(self, rec1, rec2):
        def squares(x1, y1, x2, y2):
            return {(x, y) for x in range(x1, x2) for y in range(y1, y2)}

        return not squares(*rec1).isdisjoint(squares(*rec2))
