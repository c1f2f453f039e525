# The four rules are applied to a copy, word by word.
# oracle:
#   1 <= m, n <= 8
class Solution:
    def gameOfLife(self, board):
        alive = {(i, j) for i, row in enumerate(board) for j, cell in enumerate(row) if cell}
        for i, row in enumerate(board):
            for j in range(len(row)):
                around = {(i + a, j + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b}
                neighbours = len(around & alive)
                if (i, j) in alive:
                    row[j] = 0 if neighbours < 2 or neighbours > 3 else 1
                else:
                    row[j] = 1 if neighbours == 3 else 0
