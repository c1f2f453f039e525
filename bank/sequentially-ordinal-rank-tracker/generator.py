import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
calls = r.choice([size, size * 10, size * 100, size * 400])
letters = r.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
most = r.choice([1, 2, 20, 10**5])
adds = r.choice([0.5, 0.6, 0.9])
kind = r.randrange(4)
names, left, lines = set(), 0, []
for at in range(calls):
    if left and r.random() >= adds:
        left -= 1
        lines.append("get")
        continue
    while True:
        name = "".join(r.choice(letters) for _ in range(r.choice((10, r.randint(1, 10)))))
        if name not in names:
            break
        if letters == "ab" and len(names) > 300:
            letters = "abcdefghijklmnopqrstuvwxyz"
    names.add(name)
    left += 1
    score = r.randint(1, most)
    if kind == 1:
        score = max(1, min(10**5, at + 1))
    elif kind == 2:
        score = max(1, 10**5 - at)
    lines.append("add %s %d" % (name, score))
    if kind == 3 and r.random() < 0.01:
        lines += ["get"] * left
        left = 0
lines = lines[:4 * 10**4]
print(len(lines))
print("\n".join(lines))
