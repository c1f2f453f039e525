import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = 100 if size == 100 else rng.choice([2, 3, 4, 5, 8, 2 + size // 4, max(2, size)])
        near = lambda i, j: [(a, b) for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)) if 0 <= a < n and 0 <= b < n]
        owner = {}
        starts = rng.sample([(i, j) for i in range(n) for j in range(n)], 2)
        if starts[1] in near(*starts[0]):
            starts = [(0, 0), (n - 1, n - 1)]
        kinds = [rng.choice(["blob", "snake", "any", "one"]) for _ in starts]
        edges = [[], []]
        for which, start in enumerate(starts):
            owner[start] = which
            edges[which] += near(*start)
        steps = rng.choice([0, 2, n, n * n // 4, n * n])
        for step in range(steps * 2):
            which = step % 2
            if kinds[which] == "one" or not edges[which]:
                continue
            at = {"blob": 0, "snake": len(edges[which]) - 1}.get(kinds[which], rng.randrange(len(edges[which])))
            if kinds[which] == "blob" and rng.random() < 0.3:
                at = rng.randrange(len(edges[which]))
            cell = edges[which].pop(at)
            if cell in owner or any(owner.get(other, which) != which for other in near(*cell)):
                continue
            if kinds[which] == "snake" and sum(other in owner for other in near(*cell)) > 1:
                continue
            owner[cell] = which
            more = near(*cell)
            rng.shuffle(more)
            edges[which] += more
        return str([[int((i, j) in owner) for j in range(n)] for i in range(n)])
