import heapq
import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
n = 100000 if size >= 100 else rng.randint(1, 1 + size * size // 8)
count = 100000 if size >= 100 else rng.randint(1, 1 + size * size // 4)
high = rng.choice([1, 3, 50, 10**9])
ids = rng.sample(range(1, rng.choice([n, 3 * n, 10**9]) + 1), n)
active = {event: rng.randint(1, high) for event in ids}
events = [[event, active[event]] for event in ids]
heap = [(-priority, event) for event, priority in events]
heapq.heapify(heap)
often = rng.choice([0.1, 0.5, 0.9])
calls = []
for _ in range(count):
    event = rng.choice(ids)
    if event in active and rng.random() > often:
        priority = rng.choice([rng.randint(1, high), active[event], high])
        active[event] = priority
        heapq.heappush(heap, (-priority, event))
        calls.append("updatePriority %d %d" % (event, priority))
        continue
    calls.append("pollHighest")
    while heap:
        priority, event = heapq.heappop(heap)
        if active.get(event) == -priority:
            del active[event]
            break
print(n, 2)
for event, priority in events:
    print(event, priority)
print(len(calls))
for call in calls:
    print(call)
