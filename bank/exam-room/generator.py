import heapq
import random
import sys


class Room:
    """who sits where, and where the next one sits (None in a full room)"""

    def __init__(self, n):
        self.n = n
        self.after, self.before, self.gaps = {-1: n}, {n: -1}, []
        self.gap(-1, n)

    def gap(self, a, b):
        if b - a < 2:
            return
        if a == -1:
            far, place = (self.n if b == self.n else b), 0
        elif b == self.n:
            far, place = self.n - 1 - a, self.n - 1
        else:
            far, place = (b - a) // 2, (a + b) // 2
        heapq.heappush(self.gaps, (-far, place, a, b))

    def seat(self):
        while self.gaps:
            _, place, a, b = heapq.heappop(self.gaps)
            if self.after.get(a) == b:
                self.after[a], self.before[place] = place, a
                self.after[place], self.before[b] = b, place
                self.gap(a, place)
                self.gap(place, b)
                return place
        return None

    def leave(self, p):
        if not 0 <= p < self.n or p not in self.after:
            return False
        a, b = self.before.pop(p), self.after.pop(p)
        self.after[a], self.before[b] = b, a
        self.gap(a, b)
        return True


seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
n = rng.choice([1, 2, rng.randint(3, 12), rng.randint(1, 10 * size), 10**9, rng.randint(1, 10**9)])
count = 10000 if size >= 100 else rng.randint(1, 1 + size * size // 4)
often = rng.choice([0.1, 0.4, 0.5, 0.6])
room, taken, calls = Room(n), [], []
for _ in range(count):
    if taken and (len(taken) == n or rng.random() < often):
        i = rng.choice([0, -1, rng.randrange(len(taken)), rng.randrange(len(taken))])
        taken[i], taken[-1] = taken[-1], taken[i]
        p = taken.pop()
        room.leave(p)
        calls.append("leave %d" % p)
    else:
        taken.append(room.seat())
        calls.append("seat")
print(n)
print(len(calls))
for call in calls:
    print(call)
