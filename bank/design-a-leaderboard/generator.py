import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        count = max(1, min(1000, size * 10 - r.randrange(10)))
        some = r.sample(range(1, 10001), r.choice([1, 2, 5, 50, 1000]))
        if r.randrange(3) == 0:
            some = list(range(1, 1 + len(some)))
        scores = r.choice([(1, 100), (1, 2), (100, 100), (1, 1), (40, 60)])
        weights = r.choice([[1, 1, 1], [5, 2, 1], [3, 1, 3], [1, 4, 0], [9, 1, 0], [2, 1, 2]])
        board = {}
        names, arguments = ["Leaderboard"], [[]]
        for _ in range(count):
            kind = r.choices(["addScore", "top", "reset"], weights)[0] if board else "addScore"
            if kind == "addScore":
                player = r.choice(some)
                board[player] = 1
                values = [player, r.randint(*scores)]
            elif kind == "top":
                values = [r.choice([1, len(board), r.randint(1, len(board))])]
            else:
                player = r.choice(sorted(board))
                del board[player]
                values = [player]
            names.append(kind)
            arguments.append(values)
        return "%s\n%s" % (json.dumps(names), json.dumps(arguments))
