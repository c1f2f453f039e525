import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = rng.choice([2, 3, 4, 5, 6, 8, 12, 15])
        share = rng.choice([0.0, 0.2, 0.4, 0.6, 1.0 if size > 90 or n < 12 else 0.7])
        if size == 100:
            n, share = 15, 1.0
        order = list(range(n))
        kind = rng.choice(["labels", "ends", "any"])
        if kind == "ends":
            order[1:-1] = rng.sample(order[1:-1], n - 2)
        elif kind == "any":
            rng.shuffle(order)
        graph = [[] for _ in range(n)]
        for at, node in enumerate(order):
            graph[node] = [other for other in order[at + 1:] if rng.random() < share]
            rng.shuffle(graph[node])
        return str(graph)
