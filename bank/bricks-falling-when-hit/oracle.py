# By definition: after each erasure the stable bricks are found anew from the top, and the others fall. A brick that is
# not stable from the beginning does not fall because of an erasure, so it is not counted.
# oracle:
#   m, n <= 4
#   hits.length <= 6
class Solution:
    def hitBricks(self, grid, hits):
        def stable(bricks):
            held = set()
            border = {(r, c) for r, c in bricks if r == 0}
            while border:
                held |= border
                near = {place for r, c in border for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))}
                border = near & bricks - held
            return held

        bricks = stable({(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell})
        result = []
        for x, y in hits:
            if (x, y) not in bricks:
                result.append(0)
                continue
            bricks.remove((x, y))
            held = stable(bricks)
            result.append(len(bricks) - len(held))
            bricks = held
        return result
