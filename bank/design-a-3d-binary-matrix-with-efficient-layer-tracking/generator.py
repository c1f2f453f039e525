import random
import sys

r = random.Random(int(sys.argv[1]))
size = int(sys.argv[2])
n = r.choice([1, 2, 3, 10, 100])
count = r.choice([20, size, size * 10, size * 1000])
ask = min(r.choice([0.02, 0.3]), 9000 / count)
clear = r.choice([0.1, 0.5, 0.7])
layers = [r.randrange(n) for _ in range(3)]
wide = r.choice([1, 2, n])
calls = []
for _ in range(count):
    if r.random() < ask:
        calls.append("largestMatrix")
    else:
        x = r.choice(layers) if r.random() < 0.5 else r.randrange(n)
        name = "unsetCell" if r.random() < clear else "setCell"
        calls.append("%s %d %d %d" % (name, x, r.randrange(min(n, wide)), r.randrange(min(n, wide))))
print(n)
print(len(calls))
print("\n".join(calls))
