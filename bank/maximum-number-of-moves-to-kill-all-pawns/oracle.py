# By definition: all orders of captures are played; moves of the knight are spread over the board until the pawn is met.
# oracle:
#   positions.length <= 5
#   0 <= kx, ky <= 7
#   0 <= positions[i][0], positions[i][1] <= 7
from functools import lru_cache


@lru_cache(maxsize=None)
def moves(start, goal):
    reached, count = {start}, 0
    while goal not in reached:
        reached = {
            (x + a, y + b)
            for x, y in reached
            for a in range(-2, 3)
            for b in range(-2, 3)
            if abs(a * b) == 2 and 0 <= x + a < 50 and 0 <= y + b < 50
        }
        count += 1
    return count


class Solution:
    def maxMoves(self, kx, ky, positions):
        def play(knight, left, alice):
            if not left:
                return 0
            results = [moves(knight, pawn) + play(pawn, [p for p in left if p != pawn], not alice) for pawn in left]
            return max(results) if alice else min(results)

        return play((kx, ky), [tuple(pawn) for pawn in positions], True)
