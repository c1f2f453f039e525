import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
calls = 20000 if size == 100 else rng.choice([size // 8, size, size, size * 10, size * 200])
letters = rng.choice(["ab", "abcXYZ019", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"])
longest = rng.choice([1, 2, 4, 10])
word = lambda: "".join(rng.choice(letters) for _ in range(rng.randint(1, longest)))
stations = [word() for _ in range(rng.choice([1, 2, 3, 5, 30]))]
people = rng.sample(range(1, 10**6 + 1), rng.choice([1, 2, 5, 50]))
if rng.random() < 0.5:
    people = list(range(1, len(people) + 1))
step = rng.choice([0, 1, 3, 10**6 // (calls + 1)])
asks = rng.choice([0.1, 0.3, 0.6])
inside, trips, now = {}, [], rng.choice([1, 1, 10**6 - calls * step - 2]) if step < 40 else 1
now = max(now, 1)
lines = []
for _ in range(calls):
    if trips and rng.random() < asks:
        lines.append("getAverageTime %s %s" % rng.choice(trips))
        continue
    who = rng.choice(people)
    now = min(10**6, now + rng.randint(0, step))
    if who not in inside:
        inside[who] = rng.choice(stations), now
        lines.append("checkIn %d %s %d" % (who, *inside[who]))
        continue
    start, since = inside[who]
    now = max(now, since + 1)
    if now > 10**6:
        break
    del inside[who]
    end = rng.choice(stations)
    trips.append((start, end))
    lines.append("checkOut %d %s %d" % (who, end, now))
print(len(lines))
if lines:
    print("\n".join(lines))
