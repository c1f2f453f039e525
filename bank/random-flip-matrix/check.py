import bisect
import json
import math
import sys

# The place of a flipped cell among the cells that are free at that time, counted row by row, is equally likely each time. How
# often it lies in each eighth of them, and how often it leaves each rest modulo 8, is compared with what is expected; a flip
# also comes directly behind a flipped cell as often as free cells do. By Bernstein's and Azuma's inequalities a right program
# passes one of these 17 limits once in 10^10 outputs at the most; fewer than 29 flips show nothing.
PARTS = 8
FAR = 27


class Spread:
    """How often something happened, the mean of that, and its variance"""

    def __init__(self):
        self.often, self.mean, self.variance = 0, 0.0, 0.0

    def add(self, happened, chance):
        self.often += happened
        self.mean += chance
        self.variance += chance * (1 - chance)

    def is_odd(self):
        away = abs(self.often - self.mean)
        return away * away > 2 * FAR * (self.variance + away / 3)


lines = open(sys.argv[1]).read().split("\n")
m, n = int(lines[0]), int(lines[1])
calls = [line.strip() for line in lines[3:3 + int(lines[2])]]


def refuse(why):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as out:
        out.write(why + "\n")
    sys.exit(43)


try:
    got = json.loads(sys.stdin.buffer.read().decode())
except (ValueError, RecursionError):
    refuse("the output is not a list")
if type(got) is not list or len(got) != len(calls) + 1:
    refuse("one item for the constructor and one for each call is wanted")
if got[0] is not None:
    refuse("the constructor gives no value")
flipped = []
eighths, rests = [Spread() for _ in range(PARTS)], [Spread() for _ in range(PARTS)]
behind, flips, runs = 0.0, 0, 0
for k, call in enumerate(calls):
    item = got[k + 1]
    if call == "reset":
        if item is not None:
            refuse("call %d: reset gives no value" % (k + 1))
        flipped, runs = [], 0
        continue
    if type(item) is not list or len(item) != 2 or any(type(x) is not int for x in item):
        refuse("call %d: two integers are wanted" % (k + 1))
    i, j = item
    if not (0 <= i < m and 0 <= j < n):
        refuse("call %d: outside the matrix" % (k + 1))
    cell, free = i * n + j, m * n - len(flipped)
    at = bisect.bisect_left(flipped, cell)
    if flipped[at:at + 1] == [cell]:
        refuse("call %d: this cell is 1 already" % (k + 1))
    place = cell - at
    for part in range(PARTS):
        eighths[part].add(place * PARTS // free == part, (-(-(part + 1) * free // PARTS) - -(-part * free // PARTS)) / free)
        rests[part].add(place % PARTS == part, (free - part + PARTS - 1) // PARTS / free)
    follows = cell > 0 and at > 0 and flipped[at - 1] == cell - 1
    behind += follows - runs / free
    flips += 1
    # runs: of the free cells so many come directly behind a flipped cell
    runs += (cell + 1 < m * n and flipped[at:at + 1] != [cell + 1]) - follows
    flipped.insert(at, cell)
for part in range(PARTS):
    if eighths[part].is_odd():
        refuse("the free cells are not equally likely: of %d flips, eighth %d of them has %d" % (flips, part + 1, eighths[part].often))
    if rests[part].is_odd():
        refuse("the free cells are not equally likely: of %d flips, %d leave %d modulo %d" % (flips, rests[part].often, part, PARTS))
if behind * behind * 2 > FAR * flips:
    refuse("the free cells are not equally likely: those behind flipped cells have %.0f flips too many of %d" % (behind, flips))
sys.exit(42)
