# By definition: each square must have the numbers 1 to 9, and all its rows, columns and diagonals one sum.
# oracle:
#   row <= 5
#   col <= 5
class Solution:
    def numMagicSquaresInside(self, grid):
        def magic(square):
            lines = square + [list(column) for column in zip(*square)]
            lines += [[square[k][k] for k in range(3)], [square[k][2 - k] for k in range(3)]]
            return sorted(sum(square, [])) == list(range(1, 10)) and len(set(map(sum, lines))) == 1

        rows, cols = len(grid), len(grid[0])
        squares = ([row[j:j + 3] for row in grid[i:i + 3]] for i in range(rows - 2) for j in range(cols - 2))
        return sum(map(magic, squares))
