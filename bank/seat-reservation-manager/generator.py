import heapq
import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
count = size // 2 + 1 if size < 60 else size * size // 2 if size < 95 else 100000
n = rng.choice([1, 2, rng.randint(1, count), count, 100000])
n = min(n, 100000)
reserves = rng.choice([0.5, 0.6, 0.8, 1])
fresh, free, taken, calls = 1, [], [], []
while len(calls) < count:
    full = len(taken) == n
    if full or taken and rng.random() >= reserves:
        at = rng.choice([0, -1, rng.randrange(len(taken))])
        taken[at], taken[-1] = taken[-1], taken[at]
        seat = taken.pop()
        heapq.heappush(free, seat)
        calls.append("unreserve %d" % seat)
    else:
        if free:
            seat = heapq.heappop(free)
        else:
            seat, fresh = fresh, fresh + 1
        taken.append(seat)
        calls.append("reserve")
print(n)
print(count)
print("\n".join(calls))
