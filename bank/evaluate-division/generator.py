import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        count = max(1, min(20, size // 5))
        letters = "abcdefghijklmnopqrstuvwxyz0123456789"
        names = set()
        wanted = r.randint(2, max(2, count + 1 if r.random() < 0.5 else count // 2 + 1))
        longest = r.choice([1, 1, 2, 5])
        while len(names) < wanted:
            names.add("".join(r.choice(letters) for _ in range(r.randint(1, longest))))
        names = sorted(names)
        r.shuffle(names)
        # ratios of these are short decimals of at most 20
        size_of = {name: r.choice([1, 2, 4, 5, 8, 10, 16, 20]) for name in names}
        parts = r.choice([1, 1, 2, 3])
        group = {name: r.randrange(parts) for name in names}
        equations, values = [], []
        while len(equations) < count:
            a = r.choice(names)
            b = r.choice([name for name in names if group[name] == group[a]])
            if a == b and r.random() < 0.8 and len(names) > parts * 3:
                continue
            equations.append([a, b])
            values.append(size_of[a] / size_of[b])
        queries = []
        for _ in range(r.randint(1, count)):
            pair = [r.choice(names), r.choice(names)]
            if r.random() < 0.1:
                pair[r.randrange(2)] = r.choice(letters)
            queries.append(pair)
        return "\n".join(json.dumps(x) for x in (equations, values, queries))
