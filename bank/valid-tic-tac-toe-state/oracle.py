# By definition: all games are played once, move by move, and all boards that occur are noted.
# oracle:
#   board.length == 3
LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]
boards = set()


def play(board, player, other):
    if board not in boards:
        boards.add(board)
        if not any(all(board[int(i)] == other for i in line) for line in LINES):
            for i in range(9):
                if board[i] == " ":
                    play(board[:i] + player + board[i + 1:], other, player)


class Solution:
    def validTicTacToe(self, board):
        if not boards:
            play(" " * 9, "X", "O")
        return "".join(board) in boards
