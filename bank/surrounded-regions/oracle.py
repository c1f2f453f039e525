# By definition: the region of each O is collected, and captured if none of its cells is on the edge of the board.
# oracle:
#   m, n <= 6
class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        old = [row[:] for row in board]
        for r in range(rows):
            for c in range(columns):
                if old[r][c] != "O":
                    continue
                region = [(r, c)]
                for y, x in region:
                    for cell in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                        inside = 0 <= cell[0] < rows and 0 <= cell[1] < columns
                        if inside and old[cell[0]][cell[1]] == "O" and cell not in region:
                            region.append(cell)
                if all(0 < y < rows - 1 and 0 < x < columns - 1 for y, x in region):
                    board[r][c] = "X"
