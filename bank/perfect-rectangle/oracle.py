# By definition: all sides cut the plane into fields, and each field within the bounding rectangle must be in just one
# of the rectangles.
# oracle:
#   rectangles.length <= 7
class Solution:
    def isRectangleCover(self, rectangles):
        xs = sorted({r[0] for r in rectangles} | {r[2] for r in rectangles})
        ys = sorted({r[1] for r in rectangles} | {r[3] for r in rectangles})
        for left in xs[:-1]:
            for low in ys[:-1]:
                if sum(x <= left < a and y <= low < b for x, y, a, b in rectangles) != 1:
                    return False
        return True
