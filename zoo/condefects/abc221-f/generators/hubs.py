"""Trees of two hubs with leaves, joined by a path: many far leaves on both sides, so that the product of their counts is large."""
import random
import sys

seed, size, between = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
random.seed(seed)
n = 2000 * size
path = list(range(1, between + 3))
edges = list(zip(path, path[1:]))
rest = range(len(path) + 1, n + 1)
half = len(rest) // 2 + random.randint(-100, 100)
for index, leaf in enumerate(rest):
    edges.append((path[0] if index < half else path[-1], leaf))
names = list(range(1, n + 1))
random.shuffle(names)
random.shuffle(edges)
print(n)
print("\n".join(f"{names[u - 1]} {names[v - 1]}" for u, v in edges))
