import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([1, 2, 3, 4, 6, 9, 11, 12, 12])
        kind = r.randrange(5)
        label = list(range(n))
        r.shuffle(label)
        graph = [[] for _ in range(n)]

        def join(a, b):
            a, b = label[a], label[b]
            if a != b and b not in graph[a]:
                graph[a].append(b)
                graph[b].append(a)

        for at in range(1, n):
            join(at, [r.randrange(at), at - 1, 0, max(0, at - r.randint(1, 3)), (at - 1) // 2][kind])
        for _ in range(r.choice([0, 0, 1, 2, n, n * n])):
            join(r.randrange(n), r.randrange(n))
        if r.random() < 0.5:
            for row in graph:
                row.sort()
        return json.dumps(graph)
