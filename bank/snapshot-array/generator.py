import random
import sys

r = random.Random(int(sys.argv[1]))
size = int(sys.argv[2])
length = r.choice([1, 3, 10, size * 10, 50000])
hot = [r.randrange(length) for _ in range(5)]
rate = r.choice([0.02, 0.2, 0.5])
highest = r.choice([3, 10**9])
calls, snaps = [], 0
for _ in range(r.choice([size // 4 + 2, size, size * 100])):
    index = r.choice(hot) if r.random() < 0.7 else r.randrange(length)
    t = r.random()
    if t < rate:
        calls.append("snap")
        snaps += 1
    elif snaps and t < rate + (1 - rate) / 2:
        calls.append("get %d %d" % (index, r.choice([0, snaps - 1, r.randrange(snaps)])))
    else:
        calls.append("set %d %d" % (index, r.randint(0, highest)))
print(length)
print(len(calls))
print("\n".join(calls))
