# By definition: from each letter all positions of the board are reached step by step, the nearest ones first.
# oracle:
#   target.length <= 12
from functools import lru_cache

BOARD = {(i // 5, i % 5): chr(97 + i) for i in range(26)}
MOVES = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


@lru_cache(maxsize=None)
def paths(letter):
    start = next(place for place in BOARD if BOARD[place] == letter)
    found, queue = {letter: ""}, [start]
    for r, c in queue:
        for move, (down, right) in MOVES.items():
            place = r + down, c + right
            if place in BOARD and BOARD[place] not in found:
                found[BOARD[place]] = found[BOARD[r, c]] + move
                queue.append(place)
    return found


class Solution:
    def alphabetBoardPath(self, target):
        return "".join(paths(a)[b] + "!" for a, b in zip("a" + target, target))
