# By definition: all points of all rectangles are listed, and one of the list is drawn.
# oracle:
#   rects.length <= 4
#   x_i - a_i <= 8
#   y_i - b_i <= 8
#   calls.length <= 60
import random


class Solution:
    def __init__(self, rects):
        self.points = [[u, v] for a, b, x, y in rects for u in range(a, x + 1) for v in range(b, y + 1)]

    def pick(self):
        return random.choice(self.points)
