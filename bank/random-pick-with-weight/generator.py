import random
import sys

r = random.Random(int(sys.argv[1]))
size = int(sys.argv[2])
most = r.choice([1, 3, 10, 100000])
w = [r.choice([1, most, r.randint(1, most)]) for _ in range(r.choice([1, 2, 3, 8, size]))]
calls = r.choice([20, 200, 2000])
print(len(w))
print(" ".join(map(str, w)))
print(calls)
print("\n".join(["pickIndex"] * calls))
