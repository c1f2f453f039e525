import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
low, high = r.choice([(1, 2), (-2, 2), (0, 9), (-100, 100), (-2**31, 2**31 - 1), (2**31 - 2, 2**31 - 1)])
weights = r.choice([(4, 1, 1), (1, 1, 1), (2, 2, 1), (5, 4, 0.1), (1, 3, 2)])
calls = r.choice([size, size * 10, size * 100, size * 400])
often = r.choice([0.3, 0.6, 0.9])
count, values, total, lines = {}, [], 0, []
while len(lines) < calls:
    kind = r.choices(range(3), weights)[0]
    val = r.choice(values) if values and r.random() < often else r.randint(low, high)
    if kind == 0:
        lines.append("insert %d" % val)
        if val not in count:
            values.append(val)
        count[val] = count.get(val, 0) + 1
        total += 1
    elif kind == 1:
        lines.append("remove %d" % val)
        if count.get(val):
            count[val] -= 1
            total -= 1
    elif total:
        lines.extend(["getRandom"] * min(r.choice([1, 1, 3, 500]), calls - len(lines)))
print(len(lines))
print("\n".join(lines))
