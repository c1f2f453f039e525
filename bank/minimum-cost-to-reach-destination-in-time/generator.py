import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = min(1000, max(2, 10 * size if size > 30 else size))
        kind = r.randrange(4)
        most = r.choice([1, 3, 30, 1000])
        label = list(range(n))
        if kind > 1:
            middle = label[1:-1]
            r.shuffle(middle)
            label[1:-1] = middle
        pairs = []
        for i in range(1, n):
            near = max(0, i - r.choice([1, 2, 5])) if kind < 3 else 0
            pairs.append((r.randrange(near, i), i))
        # More roads, some of them beside others
        for _ in range(r.choice([0, min(n, 1001 - n), 1001 - n])):
            i = r.randrange(n)
            j = r.choice([0, n - 1, r.randrange(n), min(n - 1, i + r.randint(1, 10))])
            if r.randrange(6) == 0:
                i, j = r.choice(pairs)
            if i != j:
                pairs.append((i, j))
        roads = []
        for i, j in pairs:
            road = [label[i], label[j]]
            if r.randrange(2):
                road.reverse()
            roads.append(road + [r.randint(1, most)])
        r.shuffle(roads)
        # The time of the quickest way, or 1000
        around = [[] for _ in range(n)]
        for x, y, time in roads:
            around[x].append((y, time))
            around[y].append((x, time))
        due, found = [[] for _ in range(1001)], {}
        due[0].append(0)
        for now in range(1001):
            for x in due[now]:
                if x not in found:
                    found[x] = now
                    for y, time in around[x]:
                        if now + time <= 1000:
                            due[now + time].append(y)
        best = found.get(n - 1, 1000)
        limit = r.choice([best, best - 1, best + 1, best + r.randint(0, 1000), 2 * best, 1000])
        fees = [r.randint(1, r.choice([1, 10, 1000])) for _ in range(n)]
        return "%d\n%s\n%s" % (max(1, min(1000, limit)), roads, fees)
