# By inclusion and exclusion: the area common to each choice of rectangles is added if their number is odd, and
# subtracted if it is even.
# oracle:
#   rectangles.length <= 6
from itertools import combinations


class Solution:
    def rectangleArea(self, rectangles):
        area = 0
        for size in range(1, len(rectangles) + 1):
            for chosen in combinations(rectangles, size):
                left, bottom, right, top = zip(*chosen)
                common = max(0, min(right) - max(left)) * max(0, min(top) - max(bottom))
                area += common if size % 2 else -common
        return area % (10**9 + 7)
