# By definition: all orders of the rows and of the columns are tried. To get an order by swaps takes n moves less one
# for each of its cycles.
# oracle:
#   n <= 4
from itertools import permutations


def moves(order):
    left, cycles = set(order), 0
    while left:
        place = min(left)
        cycles += 1
        while place in left:
            left.remove(place)
            place = order[place]
    return len(order) - cycles


ORDERS = {n: [(order, moves(order)) for order in permutations(range(n))] for n in range(2, 5)}


class Solution:
    def movesToChessboard(self, board):
        orders = ORDERS[len(board)]
        best = -1
        for columns, aside in orders:
            rows = ["".join(str(row[column]) for column in columns) for row in board]
            if any(row[:4] not in ("01", "10", "010", "101", "0101", "1010") for row in rows):
                continue
            for order, down in orders:
                if all(rows[a] != rows[b] for a, b in zip(order, order[1:])):
                    best = aside + down if best < 0 else min(best, aside + down)
        return best
