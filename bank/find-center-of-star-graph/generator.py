import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([3, 4, 5, 3 + size // 10, size + 3, size * 10, size * 1000])
        center = r.choice([1, n, r.randint(1, n)])
        nodes = [node for node in range(1, n + 1) if node != center]
        if r.random() < 0.8:
            r.shuffle(nodes)
        first = r.choice([0, 1, 0.5])
        edges = ["[%d,%d]" % ((center, node) if r.random() < first else (node, center)) for node in nodes]
        return "[%s]" % ",".join(edges)
