# By definition: the letters are written into a grid, down and then diagonally up, and the grid is
# read row by row.
# oracle:
#   s.length <= 60
#   numRows <= 80


class Solution:
    def convert(self, s, numRows):
        grid = [[""] * len(s) for _ in range(numRows)]
        row, column, down = 0, 0, True
        for c in s:
            grid[row][column] = c
            if numRows == 1:
                column += 1
                continue
            if row == numRows - 1:
                down = False
            if row == 0:
                down = True
            if down:
                row += 1
            else:
                row -= 1
                column += 1
        return "".join("".join(line) for line in grid)
