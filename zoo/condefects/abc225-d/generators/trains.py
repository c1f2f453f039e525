"""Queries that keep to the rules: `mixed` small ones, `long` one long train that is printed, `large` as many as allowed."""
import random
import sys


def main() -> None:
    seed, size, shape = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    draw = random.Random(f"{seed} {size} {shape}")
    if shape == "mixed":
        cars, count = draw.randint(2, 2 + size // 5), draw.randint(1, 1 + size // 2)
    elif shape == "long":
        cars, count = 1000 * size, 1000 * size
    else:
        cars, count = 10**5, 10**5
    behind, before, ends = {}, {}, {car: car for car in range(1, cars + 1)}
    # `ends` maps the first car of a train to its last, and the last to its first.
    firsts = list(range(1, cars + 1))
    couples = []
    lines = []
    budget = 10**6

    def join(x: int, y: int) -> None:
        first, last = ends[x], ends[y]
        behind[x], before[y] = y, x
        ends[first], ends[last] = last, first
        couples.append((x, y))
        lines.append(f"1 {x} {y}")

    if shape == "long":
        draw.shuffle(firsts)
        for x, y in zip(firsts, firsts[1:]):
            if len(lines) < count - 5:
                join(x, y)
        for car in (firsts[0], firsts[len(firsts) // 2], firsts[-1]):
            lines.append(f"3 {car}")
    else:
        while len(lines) < count:
            kind = draw.choice((1, 1, 2, 3) if shape == "mixed" else (1, 2, 2, 3))
            if kind == 1:
                x = draw.randint(1, cars)
                while x in behind:
                    x = behind[x]
                y = draw.randint(1, cars)
                while y in before:
                    y = before[y]
                if ends[x] != y:
                    join(x, y)
            elif kind == 2 and couples:
                place = draw.randrange(len(couples))
                couples[place], couples[-1] = couples[-1], couples[place]
                x, y = couples.pop()
                first, last = x, y
                while first in before:
                    first = before[first]
                while last in behind:
                    last = behind[last]
                del behind[x], before[y]
                ends[first], ends[x], ends[y], ends[last] = x, first, last, y
                lines.append(f"2 {x} {y}")
            elif kind == 3:
                x = draw.randint(1, cars)
                length, car = 1, x
                while car in before:
                    car, length = before[car], length + 1
                car = x
                while car in behind:
                    car, length = behind[car], length + 1
                if length <= budget:
                    budget -= length
                    lines.append(f"3 {x}")
    print(cars, len(lines))
    print("\n".join(lines))


main()
