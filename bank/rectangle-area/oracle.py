# The unit squares that either rectangle covers are gathered in a set and counted.
# oracle:
#   -8 <= ax1, ay1, bx1, by1
#   ax2, ay2, bx2, by2 <= 8
class Solution:
    def computeArea(self, ax1, ay1, ax2, ay2, bx1, by1, bx2, by2):
        covered = {(x, y) for x in range(ax1, ax2) for y in range(ay1, ay2)}
        covered |= {(x, y) for x in range(bx1, bx2) for y in range(by1, by2)}
        return len(covered)
