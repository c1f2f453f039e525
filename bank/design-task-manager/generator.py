import heapq
import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
calls = r.choice([size, size * 10, size * 100, size * 400])
first = r.choice([1, 2, size, size * 10, size * 300])
tasks = r.choice([3, 20, 2000, 10**5, 10**5])
users = r.choice([1, 5, 10**5])
most = r.choice([0, 2, 100, 10**9])
first = min(first, tasks + 1)
weights = r.choice([(3, 3, 2, 2), (1, 6, 1, 1), (5, 1, 1, 5), (1, 1, 3, 3)])
best, heap, alive, place = {}, [], [], {}
free = list(range(tasks + 1))
r.shuffle(free)


def put(task, priority):
    best[task] = priority
    heapq.heappush(heap, (-priority, -task))


def begin():
    at = r.randrange(len(free))
    free[at], free[-1] = free[-1], free[at]
    task, priority = free.pop(), r.randint(0, most)
    if free and r.random() < 0.3:
        task, free[-1] = free[-1], task
    put(task, priority)
    place[task] = len(alive)
    alive.append(task)
    return r.randint(0, users), task, priority


def end(task):
    del best[task]
    free.append(task)
    at, last = place.pop(task), alive.pop()
    if last != task:
        alive[at], place[last] = last, at


out = ["%d 3" % first]
for _ in range(first):
    out.append("%d %d %d" % begin())
lines = []
while len(lines) < calls:
    kind = r.choices(range(4), weights)[0]
    if kind == 0 and free:
        lines.append("add %d %d %d" % begin())
    elif kind == 1 and alive:
        task, priority = r.choice(alive), r.randint(0, most)
        put(task, priority)
        lines.append("edit %d %d" % (task, priority))
    elif kind == 2 and alive:
        task = r.choice(alive)
        end(task)
        lines.append("rmv %d" % task)
    elif kind == 3 and (alive or r.random() < 0.5):
        lines.append("execTop")
        while heap:
            priority, task = heapq.heappop(heap)
            if best.get(-task) == -priority:
                end(-task)
                break
print("\n".join(out + [str(len(lines))] + lines))
