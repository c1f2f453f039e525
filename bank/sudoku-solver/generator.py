import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        digits = r.sample("123456789", 9)
        three = lambda: [3 * band + row for band in r.sample(range(3), 3) for row in r.sample(range(3), 3)]
        rows, columns = three(), three()
        full = [[digits[(i * 3 + i // 3 + j) % 9] for j in columns] for i in rows]
        board = [row[:] for row in full]
        places = [(i, j) for i in range(9) for j in range(9)]
        r.shuffle(places)
        for i, j in places[:r.choice([1, 2, 10, 30, 45, 50, 54])]:
            kept, board[i][j] = board[i][j], "."
            if not self.is_plain(board, i, j, kept):
                board[i][j] = kept
        return json.dumps(board)

    def is_plain(self, board, i, j, wanted):
        """Whether the place can be filled by looking at it, its row, its column or its box alone."""

        def fits(a, b, digit):
            seen = board[a] + [row[b] for row in board]
            seen += [board[x][y] for x in range(a // 3 * 3, a // 3 * 3 + 3) for y in range(b // 3 * 3, b // 3 * 3 + 3)]
            return digit not in seen

        if all(digit == wanted or not fits(i, j, digit) for digit in "123456789"):
            return True
        groups = ([(i, y) for y in range(9)], [(x, j) for x in range(9)],
                  [(x, y) for x in range(i // 3 * 3, i // 3 * 3 + 3) for y in range(j // 3 * 3, j // 3 * 3 + 3)])
        return any(all((x, y) == (i, j) or board[x][y] != "." or not fits(x, y, wanted) for x, y in group) for group in groups)
