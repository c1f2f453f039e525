import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
count = min(300, size)
most = 2 * 10 ** 9
steps = rng.choice([[0, 1], [1], [0, 1, 299, 300, 301], [0, 100, 150], [0, 1, most // max(1, count)]])
time = rng.choice([1, 1, 300, rng.randint(1, most), most])
often = rng.choice([0.3, 0.6, 0.9])
print(count)
for _ in range(count):
    print("hit" if rng.random() < often else "getHits", time)
    time = min(most, time + rng.choice(steps))
