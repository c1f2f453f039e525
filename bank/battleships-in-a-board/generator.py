import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        most = 2 * size
        shape = r.randrange(5)
        m = 1 if shape == 0 else r.randint(1, most) if shape < 3 else most
        n = 1 if shape == 1 else r.randint(1, most) if shape < 3 else most
        board = [["."] * n for _ in range(m)]
        longest = r.choice([1, 2, 5, max(m, n)])

        def free(i, j):
            if not (0 <= i < m and 0 <= j < n) or board[i][j] == "X":
                return False
            return not any(0 <= a < m and 0 <= b < n and board[a][b] == "X"
                           for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)))

        for _ in range(r.choice([0, 1, m + n, m * n // 4, m * n // 2])):
            i, j = r.randrange(m), r.randrange(n)
            down, right = r.choice(((0, 1), (1, 0)))
            ship = []
            for _ in range(r.randint(1, longest)):
                if not free(i, j):
                    break
                ship.append((i, j))
                i, j = i + down, j + right
            for a, b in ship:
                board[a][b] = "X"
        return json.dumps(board)
