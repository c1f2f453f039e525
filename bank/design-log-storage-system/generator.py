import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
calls = r.choice([5, 20, size * 5])
low, high = (2000, 1, 1, 0, 0, 0), (2017, 12, 31, 23, 59, 59)
alike = r.randint(0, 5)
base = [r.randint(a, b) for a, b in zip(low, high)]
known = []


def time():
    if known and r.random() < 0.3:
        return r.choice(known)
    parts = [base[at] if at < alike and r.random() < 0.9 else r.choice((a, b, r.randint(a, b), min(b, base[at] + 1)))
             for at, (a, b) in enumerate(zip(low, high))]
    known.append(":".join("%02d" % part for part in parts))
    return known[-1]


ids = list(range(1, 501))
r.shuffle(ids)
puts = r.choice([0.5, 0.7, 0.9])
lines = []
while len(lines) < calls:
    if ids and r.random() < puts:
        lines.append("put %d %s" % (ids.pop(), time()))
    else:
        ends = [time(), time()]
        if r.random() < 0.9:
            ends.sort()
        lines.append("retrieve %s %s %s" % (*ends, r.choice(["Year", "Month", "Day", "Hour", "Minute", "Second"])))
print(len(lines))
print("\n".join(lines))
