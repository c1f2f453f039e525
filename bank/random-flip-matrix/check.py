import bisect
import json
import math
import sys

# Each flip must give a cell that is 0, and all of these with the same chance. Among the cells that are 0, in order of rows and in order of
# columns, the place of a right answer is therefore uniform, whatever came before. By the inequalities of Bernstein and Freedman a count is
# further from its mean than `reach` with a probability below one in 10^10; all counts together refuse a right class less than once in 10^9.

PARTS = 8
NAMES = {"first": "the first cell that is 0", "last": "the last cell that is 0", "next": "the cell behind the last one",
         "again": "the cell of the same flip before the reset"}
KINDS = [(order, part) for order in ("rows", "columns") for part in range(PARTS)] + list(NAMES)
WEIGHT = math.log(2e9 * len(KINDS))

lines = open(sys.argv[1]).read().split("\n")
m, n = int(lines[0]), int(lines[1])
calls = [line.strip() for line in lines[3:3 + int(lines[2])]]


def refuse(why):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as out:
        out.write(why + "\n")
    sys.exit(43)


def reach(variance):
    return WEIGHT / 3 + math.sqrt(WEIGHT * WEIGHT / 9 + 2 * variance * WEIGHT)


try:
    got = json.loads(sys.stdin.buffer.read().decode())
except (ValueError, RecursionError):
    refuse("the output is not a list")
if type(got) is not list or len(got) != len(calls) + 1:
    refuse("one item for the constructor and one for each call is wanted")
if got[0] is not None:
    refuse("the constructor gives no value")
hits, means, spreads = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0.0), dict.fromkeys(KINDS, 0.0)


def note(kind, hit, chance, most):
    """Count what had this chance, which could not be more than `most`."""
    hits[kind] += hit
    means[kind] += chance
    spreads[kind] += most * (1 - most) if most < 0.5 else 0.25


# the cells that are 1, in both orders; the flips since the last reset, and those before it
by_row, by_column, flips, before, last = [], [], [], [], None
for k, call in enumerate(calls):
    item = got[k + 1]
    if call == "reset":
        if item is not None:
            refuse("call %d: reset gives no value" % (k + 1))
        by_row, by_column, flips, before, last = [], [], [], flips, None
        continue
    if type(item) is not list or len(item) != 2 or any(type(x) is not int for x in item):
        refuse("call %d: two integers are wanted" % (k + 1))
    i, j = item
    if not (0 <= i < m and 0 <= j < n):
        refuse("call %d: outside the matrix" % (k + 1))
    row, column, left = i * n + j, j * m + i, m * n - len(flips)
    place = bisect.bisect_left(by_row, row)
    if by_row[place:place + 1] == [row]:
        refuse("call %d: this cell is 1 already" % (k + 1))
    rank = row - place
    for order, at in (("rows", rank), ("columns", column - bisect.bisect_left(by_column, column))):
        for part in range(PARTS):
            chance = (-(-(part + 1) * left // PARTS) + (-part * left // PARTS)) / left
            note((order, part), at * PARTS // left == part, chance, chance)
    note("first", rank == 0, 1 / left, 1 / left)
    note("last", rank == left - 1, 1 / left, 1 / left)
    # the cell behind the last one, and the cell that was flipped at this time before the reset
    note("next", rank == last, (1 / left if last is not None and last < left else 0), 1 / left)
    old = before[len(flips)] if len(flips) < len(before) else None
    note("again", row == old, (0 if old is None or old in flips else 1 / left), 1 / left)
    bisect.insort(by_row, row)
    bisect.insort(by_column, column)
    flips.append(row)
    last = rank
for kind in KINDS:
    if abs(hits[kind] - means[kind]) > reach(spreads[kind]):
        name = NAMES.get(kind) or "part %d of %d of the cells by %s" % (kind[1] + 1, PARTS, kind[0])
        refuse("not all cells are equally likely: %s comes %d times, where %.1f times are to be expected" % (name, hits[kind], means[kind]))
sys.exit(42)
