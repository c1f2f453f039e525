# The region starts as one pixel and takes in every pixel of the old color that touches it, until none is left to take.
# oracle:
#   m <= 5
#   n <= 5
class Solution:
    def floodFill(self, image, sr, sc, color):
        region, size = {(sr, sc)}, 0
        same = [(r, c) for r, row in enumerate(image) for c, x in enumerate(row) if x == image[sr][sc]]
        while len(region) > size:
            size = len(region)
            region.update((r, c) for r, c in same if {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & region)
        return [[color if (r, c) in region else x for c, x in enumerate(row)] for r, row in enumerate(image)]
