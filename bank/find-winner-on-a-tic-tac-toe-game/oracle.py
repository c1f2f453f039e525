# By definition: the moves are played on a grid, and after each one all rows, columns and diagonals are looked at.
# oracle:
#   moves.length <= 9
class Solution:
    def tictactoe(self, moves):
        grid = [[" "] * 3 for _ in range(3)]
        for i, (row, col) in enumerate(moves):
            grid[row][col] = "AB"[i % 2]
            lines = grid + [list(column) for column in zip(*grid)]
            lines += [[grid[k][k] for k in range(3)], [grid[k][2 - k] for k in range(3)]]
            for player in "AB":
                if [player] * 3 in lines:
                    return player
        return "Draw" if len(moves) == 9 else "Pending"
