import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        most = max(1, size // 2)
        m, n = (most, most) if r.random() < 0.3 else (r.randint(1, most), r.randint(1, most))
        share = r.choice([0, 0.02, 0.05, 0.15, 0.3, 0.7])
        board = [["M" if r.random() < share else "E" for _ in range(n)] for _ in range(m)]

        def around(i, j):
            return [(a, b) for a in range(max(0, i - 1), min(m, i + 2)) for b in range(max(0, j - 1), min(n, j + 2))]

        hidden = [(i, j) for i in range(m) for j in range(n)]
        for _ in range(r.choice([0, 0, 1, 2, 5, m * n // 4])):
            empty = [(i, j) for i, j in hidden if board[i][j] == "E"]
            if not empty:
                break
            todo = [r.choice(empty)]
            before = [row[:] for row in board]
            while todo:
                i, j = todo.pop()
                if board[i][j] != "E":
                    continue
                mines = sum(board[a][b] == "M" for a, b in around(i, j))
                board[i][j] = str(mines or "B")
                if not mines:
                    todo += around(i, j)
            left = [(i, j) for i, j in hidden if board[i][j] in "ME"]
            if not left:
                board = before
                break
            hidden = left
        empty = [(i, j) for i, j in hidden if board[i][j] == "E"]
        click = r.choice(empty) if empty and r.random() < 0.85 else r.choice(hidden)
        return json.dumps(board) + "\n" + json.dumps(click)
