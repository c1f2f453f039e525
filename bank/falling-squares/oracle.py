# By definition: a square falls on the highest of the earlier ones whose width it shares, beyond a touching side.
# oracle:
#   positions.length <= 30
class Solution:
    def fallingSquares(self, positions):
        landed, heights = [], []
        for left, side in positions:
            below = [top for start, end, top in landed if start < left + side and left < end]
            landed.append((left, left + side, max(below, default=0) + side))
            heights.append(max(top for _, _, top in landed))
        return heights
