import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
width, height = rng.randint(2, 3 + size // 8), rng.randint(2, 3 + size // 8)
steps = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
limit = 10**4 if size == 100 else rng.randint(4, 20 + 10 * size)
snake, food, moves = [(0, 0)], [], []


def placed():
    """The next piece of food, on a cell that is free now."""
    free = [(row, col) for row in range(height) for col in range(width) if (row, col) not in snake]
    if free and len(food) < 50:
        food.append(rng.choice(free))


placed()
eaten = 0
while len(moves) < limit:
    row, col = snake[-1]
    ways = {name: (row + down, col + right) for name, (down, right) in steps.items()}
    tail = snake[1:]
    safe = [name for name, cell in ways.items() if cell not in tail and 0 <= cell[0] < height and 0 <= cell[1] < width]
    aim = food[eaten] if eaten < len(food) else (rng.randrange(height), rng.randrange(width))
    # mostly towards the food, and never into an end before it must be
    safe.sort(key=lambda name: abs(ways[name][0] - aim[0]) + abs(ways[name][1] - aim[1]))
    if not safe or rng.random() < 0.3 / (5 + size):
        moves.append(rng.choice([name for name in steps if name not in safe] or list(steps)))
        if moves[-1] not in safe:
            break
        name = moves.pop()
    else:
        name = safe[0] if rng.random() < 0.8 else rng.choice(safe)
    head = ways[name]
    if eaten < len(food) and head == food[eaten]:
        if head in snake:
            break
        eaten += 1
        snake.append(head)
        moves.append(name)
        placed()
    else:
        snake = snake[1:] + [head]
        moves.append(name)
print(width)
print(height)
print(len(food))
for row, col in food:
    print(row, col)
print(len(moves))
for name in moves:
    print("move", name)
