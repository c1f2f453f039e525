"""A graph and the same one with its balls renumbered; with `near` one cord is tied elsewhere."""
import random
import sys

seed, size, kind = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
draw = random.Random(seed)
balls = draw.randint(4, 6) if size < 40 else draw.randint(6, 8)
pairs = [(a, b) for a in range(balls) for b in range(a + 1, balls)]
cords = draw.sample(pairs, draw.randint(2, len(pairs) - 2))
order = list(range(balls))
draw.shuffle(order)
other = [tuple(sorted((order[a], order[b]))) for a, b in cords]
if kind == "near":
    other.pop(draw.randrange(len(other)))
    other.append(draw.choice([pair for pair in pairs if pair not in other]))
draw.shuffle(other)
print(balls, len(cords))
for a, b in cords + other:
    print(a + 1, b + 1)
