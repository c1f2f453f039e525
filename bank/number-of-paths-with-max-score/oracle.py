# By definition: all paths from S to E are walked and their scores are listed.
# oracle:
#   board.length <= 4
class Solution:
    def pathsWithMaxScore(self, board):
        def scores(i, j):
            if min(i, j) < 0 or board[i][j] == "X":
                return []
            if board[i][j] == "E":
                return [0]
            own = int(board[i][j]) if board[i][j].isdigit() else 0
            return [own + rest for a, b in ((i - 1, j), (i, j - 1), (i - 1, j - 1)) for rest in scores(a, b)]

        found = scores(len(board) - 1, len(board) - 1)
        return [max(found), found.count(max(found)) % (10 ** 9 + 7)] if found else [0, 0]
