import sys
from random import Random

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = Random(seed)
rows = r.choice([1, 2, 9, 10, r.randint(1, 1000), 1000])
few = ["%s%d" % (r.choice("AZBCXY"), r.choice([1, rows, r.randint(1, rows)])) for _ in range(r.choice([2, 4, 10]))]
total = r.choice([3, 10, 40, 100 * size])
top = r.choice([9, 10**5])


def cell():
    return r.choice(few) if r.random() < 0.9 else "%s%d" % (chr(r.randint(65, 90)), r.randint(1, rows))


def part():
    return cell() if r.random() < 0.7 else str(r.randint(0, top))


calls = []
for _ in range(total):
    kind = r.choices(["getValue", "setCell", "resetCell"], (4, 4, 1))[0]
    if kind == "getValue":
        calls.append("getValue =%s+%s" % (part(), part()))
    elif kind == "setCell":
        calls.append("setCell %s %d" % (cell(), r.choice([top, r.randint(0, top)])))
    else:
        calls.append("resetCell " + cell())
print(rows)
print(len(calls))
print("\n".join(calls))
