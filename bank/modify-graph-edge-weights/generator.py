import heapq
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = rng.randint(2, 3 + size * 97 // 100)
        names = list(range(n))
        rng.shuffle(names)
        high = rng.choice([2, 10, 10**7])
        open_ = rng.choice([0.2, 0.5, 0.9])
        seen, edges = set(), []
        pairs = [(i, rng.randrange(max(0, i - rng.choice([1, 3, n])), i)) for i in range(1, n)]
        for _ in range(rng.choice([0, n // 2, 3 * n])):
            pairs.append(tuple(rng.sample(range(n), 2)))
        for i, j in pairs:
            if (min(i, j), max(i, j)) not in seen:
                seen.add((min(i, j), max(i, j)))
                edges.append([names[i], names[j], -1 if rng.random() < open_ else rng.randint(1, high)])
        rng.shuffle(edges)
        source, destination = names[0], names[-1]

        def distance(weight):
            near = [[] for _ in range(n)]
            for a, b, w in edges:
                if w == -1:
                    w = weight
                near[a].append((b, w))
                near[b].append((a, w))
            best, heap = {}, [(0, source)]
            while heap:
                far, at = heapq.heappop(heap)
                if at not in best:
                    best[at] = far
                    for to, w in near[at]:
                        heapq.heappush(heap, (far + w, to))
            return best[destination]

        low, top = distance(1), distance(2 * 10**9)
        target = rng.choice([low, low, top, low + 1, top - 1, rng.randint(low, min(top, low + 50)), low - 1, top + 1])
        return "%d\n%s\n%d\n%d\n%d" % (n, edges, source, destination, max(1, min(target, 10**9)))
