import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = rng.choice([3, 4, 5, 6, 10, 3 + size, 1000, 10**6, 10**9])
        wanted = rng.choice([3, 4, 5, 6, 8, max(3, size), max(3, size), max(3, size * 200)])
        if size == 100:
            n, wanted = 10**9, 50000
        wanted = min(wanted, n * n)
        kind = rng.choice(["cuts", "cuts", "long", "mill", "mill"])
        parts = [(0, 0, n, n)]
        if kind == "mill":
            # a pinwheel, which no line cuts
            a, b = sorted(rng.sample(range(1, n), 2))
            c, d = sorted(rng.sample(range(1, n), 2))
            parts = [(0, 0, b, c), (b, 0, n, d), (a, d, n, n), (0, c, a, n), (a, c, b, d)]
        at = 0
        while at < len(parts) < wanted * 2:
            index = rng.randrange(at, len(parts)) if len(parts) < 300 else at
            parts[at], parts[index] = parts[index], parts[at]
            left, low, right, high = parts[at]
            upright = rng.random() < (0.5 if kind != "long" else 0.9)
            if kind == "mill" and rng.random() < 0.5:
                at += 1
            elif upright and right - left > 1:
                cut = rng.randint(left + 1, right - 1)
                parts[at] = (left, low, cut, high)
                parts.append((cut, low, right, high))
            elif high - low > 1:
                cut = rng.randint(low + 1, high - 1)
                parts[at] = (left, low, right, cut)
                parts.append((left, cut, right, high))
            elif right - left == 1:
                at += 1
            if rng.random() < 0.2:
                at += 1
        share = rng.choice([1.0, 1.0, 0.9, 0.5])
        kept = [part for part in parts if rng.random() < share]
        while len(kept) < 3:
            kept = parts[:]
            if len(kept) < 3:
                kept = [(0, 0, 1, 1), (1, 0, 2, 1), (0, 1, 2, 3)]
        if rng.random() < 0.4:
            # some become smaller
            for index, (left, low, right, high) in enumerate(kept):
                if rng.random() < 0.5:
                    left, right = sorted(rng.sample([left, right, rng.randint(left, right)], 2))
                    low, high = sorted(rng.sample([low, high, rng.randint(low, high)], 2))
                    if left < right and low < high:
                        kept[index] = (left, low, right, high)
        rng.shuffle(kept)
        return "%d\n%s" % (n, [list(part) for part in kept])
