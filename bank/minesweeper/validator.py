class Solution:
    def isValid(self, board, click):
        # What is revealed tells how many mines are around it.
        m, n = len(board), len(board[0])
        for i in range(m):
            for j in range(n):
                if board[i][j] in "ME":
                    continue
                mines = 0
                for a in range(max(0, i - 1), min(m, i + 2)):
                    mines += board[a][max(0, j - 1):j + 2].count("M")
                if str(mines or "B") != board[i][j]:
                    return False
        return True
