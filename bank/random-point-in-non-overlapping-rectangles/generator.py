import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
wanted = r.choice([1, 2, 3, 10, 30, 100])
side = r.choice([1, 2, 5, 50, 2000])
spread = r.choice([8, 30, 5000, 10**5, 10**9])
rects = []
for _ in range(wanted * 20):
    if len(rects) == wanted:
        break
    w, h = r.randint(1, side), r.randint(1, side)
    if r.random() < 0.2:
        w, h = r.choice([(1, h), (w, 1), (side, side), (1, 1)])
    a = r.randint(-spread, max(-spread, spread - w))
    b = r.randint(-spread, max(-spread, spread - h))
    if rects and r.random() < 0.5:
        # beside one that is there, with nothing between them
        c, d, u, v = r.choice(rects)
        a, b = r.choice([(u + 1, d), (c, v + 1), (c - 1 - w, b), (a, d - 1 - h)])
    x, y = a + w, b + h
    if min(a, b) < -10**9 or max(x, y) > 10**9:
        continue
    if all(a > u or c > x or b > v or d > y for c, d, u, v in rects):
        rects.append((a, b, x, y))
picks = r.choice([5, size, size * 10, size * 100, 10**4])
print(len(rects))
for rect in rects:
    print(*rect)
print(picks)
print("\n".join(["pick"] * picks))
