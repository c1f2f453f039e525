import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 1000 if size >= 100 else rng.randint(2, 2 + size * size // 12)
        most = rng.choice([1, 2, 3, 4])
        reach = rng.choice([2, 5, n])
        slow = rng.choice([10, 12, 40, 100])
        tries = rng.choice([n // 2, n, 4 * n])
        degree, seen, edges = [0] * n, set(), []
        for _ in range(tries):
            a = rng.choice([0, rng.randrange(n), rng.randrange(n), rng.randrange(n)])
            b = min(n - 1, a + rng.randint(1, reach))
            if a < b and (a, b) not in seen and max(degree[a], degree[b]) < most and len(edges) < 2000:
                seen.add((a, b))
                degree[a] += 1
                degree[b] += 1
                edges.append([a, b, rng.randint(10, slow)])
        rng.shuffle(edges)
        high = rng.choice([0, 1, 10, 10**8])
        values = [rng.randint(0, high) for _ in range(n)]
        return "%s\n%s\n%d" % (values, edges, rng.choice([100, rng.randint(10, 100)]))
