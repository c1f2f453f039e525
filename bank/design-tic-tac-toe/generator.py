import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
n = 100 if size == 100 else rng.choice([2, 3, 3, 4, 5, 2 + size // 10, max(2, size)])
cells = [(row, col) for row in range(n) for col in range(n)]
rng.shuffle(cells)
first = 1 if rng.random() < 0.7 else 2
# one player prefers one line, so that games are won in each way
kind, place = rng.randrange(5), rng.randrange(n)
if size == 100:
    kind = 4
eager = rng.choice([1, 2])


def on(cell):
    row, col = cell
    return [row == place, col == place, row == col, row + col == n - 1, False][kind]


if rng.random() < 0.3 and n > 2:
    # three kinds of cells so that mostly nobody wins
    cells.sort(key=lambda cell: ((cell[0] + cell[1]) % 2, rng.random()))
wanted = [cell for cell in cells if on(cell)]
other = [cell for cell in cells if not on(cell)]
moves, marks, player = [], {}, first
limit = n * n if size == 100 else rng.choice([n * n, n * n, rng.randint(0, n * n)])
over = False
while len(moves) < limit and not over:
    mine = wanted if player == eager and wanted else other or wanted
    row, col = mine.pop()
    moves.append((row, col, player))
    for line in ((0, row), (1, col), (2, row - col), (3, row + col)):
        marks[line, player] = marks.get((line, player), 0) + 1
        if marks[line, player] == n and (line[0] < 2 or line == (2, 0) or line == (3, n - 1)):
            over = True
    player = 3 - player
print(n)
print(len(moves))
for move in moves:
    print("move", *move)
