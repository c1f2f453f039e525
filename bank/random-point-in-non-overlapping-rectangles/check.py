import bisect
import json
import math
import os
import sys

# A point must lie in a rectangle. Points must also be as evenly spread as chance makes it likely: limits are so far off (8 standard
# deviations) that a right class never meets them.


def uneven(ranks, size):
    """Whether draws among `size` equally likely points, told by their numbers, are nearly impossible."""
    draws, seen = len(ranks), len(set(ranks))
    if seen < size and draws > 1:
        # how likely at most so many points are drawn is at most C(size, seen) * (seen / size) ** draws
        ways = math.lgamma(size + 1) - math.lgamma(seen + 1) - math.lgamma(size - seen + 1)
        if ways + draws * math.log(seen / size) < -35:
            return True
    bins = min(size, draws // 20)
    if bins < 2:
        return False
    hits = [0] * bins
    for rank in ranks:
        hits[rank * bins // size] += 1
    ends = [-(-at * size // bins) for at in range(bins + 1)]
    means = [draws * (ends[at + 1] - ends[at]) / size for at in range(bins)]
    chi, free = sum((hit - mean) ** 2 / mean for hit, mean in zip(hits, means)), bins - 1
    share = 2 / (9 * free)
    return ((chi / free) ** (1 / 3) - (1 - share)) / math.sqrt(share) > 8


def wrong(lines, expected, got):
    if type(got) is not list or len(got) != len(expected) or got[0] is not None:
        return "one answer for each call is wanted"
    rects = sorted(tuple(map(int, line.split())) for line in lines[1:1 + int(lines[0])])
    before, size, sides = [], 0, [0.0, 0.0, 0.0, 0.0]
    for a, b, x, y in rects:
        before.append(size)
        size += (x - a + 1) * (y - b + 1)
        for at, edge in enumerate((y - b + 1, x - a + 1, y - b + 1, x - a + 1)):
            sides[at] += edge
    lefts = [rect[0] for rect in rects]
    by_column, by_row, on = [], [], [0, 0, 0, 0]
    for at in range(1, len(got)):
        point = got[at]
        if type(point) is not list or len(point) != 2 or type(point[0]) is not int or type(point[1]) is not int:
            return "call %d: this is no point" % at
        u, v = point
        for i in range(bisect.bisect_right(lefts, u) - 1, -1, -1):
            a, b, x, y = rects[i]
            if u <= x and b <= v <= y:
                break
        else:
            return "call %d: the point lies in no rectangle" % at
        by_column.append(before[i] + (u - a) * (y - b + 1) + v - b)
        by_row.append(before[i] + (v - b) * (x - a + 1) + u - a)
        for side, hit in enumerate((u == a, v == b, u == x, v == y)):
            on[side] += hit
    if uneven(by_column, size) or uneven(by_row, size):
        return "the points are not equally likely"
    draws = len(by_column)
    for hits, edge in zip(on, sides):
        chance = edge / size
        if abs(hits - draws * chance) > 8 * math.sqrt(draws * chance * (1 - chance)) + 12:
            return "%d points lie on one side of their rectangles, where %.1f are likely" % (hits, draws * chance)
    return ""


def main():
    with open(sys.argv[1]) as file:
        lines = file.read().split("\n")
    with open(sys.argv[2]) as file:
        expected = json.load(file)
    try:
        why = wrong(lines, expected, json.loads(sys.stdin.buffer.read().decode("utf-8")))
    except (ValueError, RecursionError):
        why = "this is not a list of answers"
    if why:
        with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
            file.write(why + "\n")
    return 43 if why else 42


sys.exit(main())
