import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, min(200, 2 * size - r.randrange(2)))
        label = list(range(n))
        kind = r.randrange(5)
        if kind > 2:
            middle = label[1:-1]
            r.shuffle(middle)
            label[1:-1] = middle
        most = r.choice([1, 2, 3, 10, 10 ** 9])
        times = {}
        if kind == 0:
            # Layers, so that many ways are shortest.
            width = r.randint(1, 6)
            for i in range(1, n):
                layer = (i - 1) // width
                below = range(1 + (layer - 1) * width, 1 + layer * width) if layer else range(1)
                if i == n - 1:
                    below = range(max(0, 1 + (layer - 1) * width if layer else 0), i)
                for j in below:
                    times[j, i] = most
        else:
            for i in range(1, n):
                j = i - 1 if kind == 1 else r.randrange(max(0, i - 4), i) if kind == 2 else r.randrange(i)
                times[j, i] = r.randint(1, most)
            pairs = n * (n - 1) // 2
            for _ in range(r.choice([0, n, 5 * n, pairs, 3 * pairs])):
                i, j = r.randrange(n), r.randrange(n)
                if i != j:
                    # Along the line of the nodes, a longer step takes as long as its parts.
                    time = min(10 ** 9, abs(i - j)) if kind == 2 else r.randint(1, most)
                    times[min(i, j), max(i, j)] = time
            if kind == 2:
                for i, j in times:
                    times[i, j] = j - i
        roads = []
        for (i, j), time in times.items():
            road = [label[i], label[j]]
            if r.randrange(2):
                road.reverse()
            roads.append(road + [time])
        r.shuffle(roads)
        return "%d\n%s" % (n, roads)
