import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
calls = r.choice([size, size * 5, size * 50, size * 300])
letters = r.choice(["ab", "abcdefghijklmnopqrstuvwxyz0123456789"])
longest = r.choice([1, 2, 10, 100 if calls < 10**4 else 20])


def text():
    return "".join(r.choice(letters) for _ in range(r.randint(1, longest)))


keys = [text() for _ in range(r.choice([1, 2, 5, 50, 1000]))]
sets = r.choice([0.2, 0.5, 0.8])
step = r.choice([1, 2, 10, max(1, 2 * 10**7 // (calls + 1))])
first = r.choice([0, 0, r.randint(0, 1000), 10**7 - r.randint(1, 1 + calls // 4)])
now, used, lines = first, [], []
while len(lines) < calls:
    if now < 10**7 and r.random() < sets:
        now = min(10**7, now + r.randint(1, step))
        used.append((r.choice(keys), now))
        lines.append("set %s %s %d" % (used[-1][0], text(), now))
        continue
    key, time = r.choice(used) if used else (r.choice(keys), now)
    how = r.randrange(5)
    if how == 0:
        time += r.choice((-1, 1))
    elif how == 1:
        time = now + r.randint(0, step)
    elif how == 2:
        time = r.choice((1, 10**7, r.randint(1, 10**7)))
    elif how == 3:
        key = r.choice(keys)
    lines.append("get %s %d" % (key, min(10**7, max(1, time))))
print(len(lines))
print("\n".join(lines))
