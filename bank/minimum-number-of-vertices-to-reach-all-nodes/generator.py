import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.choice([2, 3, 5, 8, size + 1, size + 1, size * 30, 10**5 if size > 95 else 300])
        n = max(2, n)
        order = list(range(n))
        if r.random() < 0.8:
            r.shuffle(order)
        most = min(10**5, n * (n - 1) // 2, 6000 if size <= 95 else 10**5)
        wanted = r.choice([1, n // 3, n - 1, 2 * n, most])
        wanted = max(1, min(wanted, most))
        near = r.choice([1, 3, n - 1])  # how far apart in the order the ends of an edge may be
        edges, seen = [], set()
        for _ in range(3 * wanted):
            i = r.randrange(n - 1)
            pair = i, r.randint(i + 1, min(n - 1, i + near))
            if pair not in seen and len(edges) < wanted:
                seen.add(pair)
                edges.append([order[pair[0]], order[pair[1]]])
        return "%d\n%s" % (n, str(edges).replace(" ", ""))
