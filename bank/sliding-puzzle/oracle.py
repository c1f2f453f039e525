# The moves of all 720 boards are improved by those of their neighbours, round after round, until no board changes.
# oracle:
#   0 <= board[i][j] <= 5
from itertools import permutations


def neighbours(tiles):
    empty = tiles.index(0)
    for other in range(6):
        if abs(empty // 3 - other // 3) + abs(empty % 3 - other % 3) == 1:
            moved = list(tiles)
            moved[empty], moved[other] = moved[other], 0
            yield tuple(moved)


MOVES = {tiles: 1000 for tiles in permutations(range(6))}
MOVES[1, 2, 3, 4, 5, 0] = 0
changed = True
while changed:
    changed = False
    for tiles in MOVES:
        best = 1 + min(MOVES[moved] for moved in neighbours(tiles))
        if best < MOVES[tiles]:
            MOVES[tiles] = best
            changed = True


class Solution:
    def slidingPuzzle(self, board):
        moves = MOVES[tuple(board[0] + board[1])]
        return moves if moves < 1000 else -1
