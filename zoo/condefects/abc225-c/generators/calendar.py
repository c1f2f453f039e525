"""Parts of a calendar: `whole` ones, `edge` ones that end with their week, ones that `wrap` over the end of a week, and ones with a `cell`,
a `row` or `columns` from elsewhere."""
import random
import sys


def main() -> None:
    seed, size, shape = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    draw = random.Random(f"{seed} {size} {shape}")
    rows = 10**4 if size == 100 else draw.randint(1 if size < 50 else 2, 2 + size)
    if shape == "wrap":
        width = draw.randint(2, 7)
        column = draw.randint(9 - width, 7)
    elif shape == "edge":
        width = 1 if size < 40 else draw.randint(1, 7)
        column = 8 - width
    else:
        width = draw.randint(1, 7) if shape in ("whole", "row") else draw.randint(2, 7)
        column = draw.randint(1, 8 - width)
    week = draw.choice((0, draw.randint(0, 5), draw.randint(0, 142_847_142 - rows)))
    table = [[(week + i) * 7 + column + j for j in range(width)] for i in range(rows)]
    step = draw.choice((1, 7, 14))
    if shape == "cell":
        table[draw.randrange(rows)][draw.randrange(width)] += step
    elif shape == "row":
        start = draw.randrange(rows)
        for row in table[start : draw.choice((start + 1, rows))]:
            row[:] = [value + step for value in row]
    elif shape == "columns":
        start = draw.randrange(1, width)
        end = draw.choice((start + 1, width))
        for row in table:
            row[start:end] = [value + step for value in row[start:end]]
    print(rows, width)
    for row in table:
        print(*row)


main()
