import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
calls = r.choice([size, size * 5, size * 50, size * 300])
most = r.choice([5, 50, 500, 10**4, 10**4])
wanted = min(100, r.choice([3, 10, 100, 100]), calls)
kind = r.randrange(4)
order = list(range(most + 1))
if kind == 0:
    r.shuffle(order)
elif kind == 1:
    order = order[::2] + order[1::2]
elif kind == 2:
    order.reverse()
asked = set(r.sample(range(calls), wanted))
if r.random() < 0.3:
    asked = set(range(calls - wanted, calls))
lines = []
for at in range(calls):
    if at in asked:
        lines.append("getIntervals")
    elif kind == 3:
        lines.append("addNum %d" % r.randint(0, most))
    else:
        lines.append("addNum %d" % order[at % len(order)])
print(len(lines))
print("\n".join(lines))
