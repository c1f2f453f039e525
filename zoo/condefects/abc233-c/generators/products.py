"""Bags of which one choice or more has the product X; `great` has an X of more than 53 bits."""
import random
import sys

seed, size, kind = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
draw = random.Random(seed)
if kind == "great":
    while True:
        bags = draw.randint(3, 6)
        chosen = [draw.randrange(10**8 + 1, 10**9, 2), draw.randrange(10**8 + 1, 10**9, 2)]
        chosen += [draw.randrange(1, 60, 2) for _ in range(bags - 2)]
        x = 1
        for number in chosen:
            x *= number
        if 2**53 < x <= 10**18:
            break
    if size < 30:
        draw.shuffle(chosen)
    rows = []
    for number in chosen:
        row = [number]
        for _ in range(draw.randint(1, 4)):
            row.append(draw.choice([number, draw.randint(1, 10**9), min(number + 1, 10**9)]))
        draw.shuffle(row)
        rows.append(row)
else:
    largest = 100000 if size >= 90 else 20000 if size >= 50 else 50
    left = largest
    rows = []
    pool = draw.sample([1, 2, 3, 4, 6, 8, 10, 12], draw.randint(2, 4))
    x = 1
    while len(rows) < 2 or left >= 4 and (size >= 50 or draw.random() < 0.7):
        length = draw.randint(2, max(2, min(left // 2, 20)))
        left //= length
        rows.append([draw.choice(pool) for _ in range(length)])
        x *= draw.choice(rows[-1])
print(len(rows), x)
for row in rows:
    print(len(row), *row)
