import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
low, high = rng.choice([(-3, 3), (0, 9), (-50, 50), (-2**31, 2**31 - 1), (2**31 - 2, 2**31 - 1)])
weights = rng.choice([(3, 1, 2), (1, 1, 1), (2, 2, 1), (1, 0, 3), (1, 3, 3)])
calls = 200000 if size == 100 else rng.choice([size, size * 5, size * 50, size * 500])
held, places, lines = [], {}, []


def insert(val):
    lines.append("insert %d" % val)
    if val not in places:
        places[val] = len(held)
        held.append(val)


def remove(val):
    lines.append("remove %d" % val)
    if val in places:
        at, last = places.pop(val), held.pop()
        if last != val:
            held[at] = last
            places[last] = at


while len(lines) < calls:
    kind = rng.choices(range(3), weights)[0]
    known = rng.choice(held) if held and rng.random() < 0.6 else None
    if kind == 0:
        insert(rng.randint(low, high) if known is None or rng.random() < 0.7 else known)
    elif kind == 1:
        remove(rng.randint(low, high) if known is None else known)
    elif held:
        # many in a row, so that their frequencies tell something
        lines.extend(["getRandom"] * min(rng.choice([1, 1, 2, 400]), calls - len(lines)))
print(len(lines))
print("\n".join(lines))
