import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
count = size // 2 + 2 if size < 70 else size * 10
most = rng.choice([max(2, count // 2), 1000])
riders, drivers = [rng.sample(range(1, most + 1), most) for _ in range(2)]
weights = [rng.choice([1, 2, 4]) for _ in range(4)]
added, calls = [], []
while len(calls) < count:
    kind = rng.choices(range(4), weights)[0]
    if kind == 0 and riders:
        added.append(riders.pop())
        calls.append("addRider %d" % added[-1])
    elif kind == 1 and drivers:
        calls.append("addDriver %d" % drivers.pop())
    elif kind == 2:
        calls.append("matchDriverWithRider")
    else:
        # One who waits, was matched or cancelled before, or comes only later.
        recent = added[-rng.choice([1, 3, 1000]):]
        calls.append("cancelRider %d" % (rng.choice(recent) if recent and rng.random() < 0.8 else rng.randint(1, most)))
print(len(calls))
print("\n".join(calls))
