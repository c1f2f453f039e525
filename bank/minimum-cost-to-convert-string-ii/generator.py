import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = max(1, size // 4) if size < 60 else size * 4 if size < 90 else 1000
        letters = rng.choice(["ab", "abc", "abcdefgh", "abcdefghijklmnopqrstuvwxyz"])
        lengths = [rng.randint(1, max(1, min(n, rng.choice([1, 2, 4, n])))) for _ in range(rng.choice([1, 2, 4]))]
        # A few words of each length, and the source is made of them; the target has others in their places.
        words = {}
        for length in lengths:
            words.setdefault(length, []).extend("".join(rng.choice(letters) for _ in range(length)) for _ in range(rng.choice([2, 4, 8])))
        source, target = "", ""
        while len(source) < n:
            length = rng.choice(lengths)
            if length > n - len(source):
                length = 1
            pool = words.get(length, list(letters))
            source += rng.choice(pool)
            target += rng.choice(pool) if rng.random() < 0.7 else source[-length:]
        pairs = []
        for length, pool in words.items():
            if len(set(pool)) > 1:
                for _ in range(rng.choice([1, 5, 40])):
                    a, b = rng.sample(sorted(set(pool)), 2)
                    pairs.append((a, b))
        for _ in range(rng.choice([0, 2, 10])):
            # Conversions of pieces right as they stand.
            length = rng.randint(1, min(n, rng.choice([3, 10, n])))
            at = rng.randint(0, n - length)
            if source[at:at + length] != target[at:at + length]:
                pairs.append((source[at:at + length], target[at:at + length]))
        rng.shuffle(pairs)
        pairs = pairs[:100] or [("a", "b")]
        most = rng.choice([1, 10, 10 ** 6])
        costs = [rng.randint(1, most) for _ in pairs]
        return "\n".join(map(json.dumps, (source, target, [a for a, _ in pairs], [b for _, b in pairs], costs)))
