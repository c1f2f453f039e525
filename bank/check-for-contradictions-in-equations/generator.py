import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = rng.randint(2, max(2, size // rng.choice([1, 4, 10])))
        letters = rng.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
        names = set()
        while len(names) < count:
            names.add("".join(rng.choice(letters) for _ in range(rng.choice([5, rng.randint(1, 5)]))))
            if letters == "ab" and len(names) > 40:
                letters = "abcdefghijklmnopqrstuvwxyz"
        names = sorted(names)
        rng.shuffle(names)
        # Every quotient of two of these sizes has at most two decimal places, and is at most 10
        sizes = rng.choice([[1, 2, 4, 5, 10], [1, 10], [1, 2, 4], [4, 5], [25, 50, 100]])
        real = [rng.choice(sizes) for _ in names]
        equations, values = [], []
        for _ in range(max(1, size)):
            i, j = rng.randrange(count), rng.randrange(count)
            if rng.randrange(20) == 0:
                j = i
            equations.append([names[i], names[j]])
            values.append(real[i] / real[j])
        for _ in range(rng.choice([0, 0, 0, 1, 1, 2])):
            at = rng.choice([len(values) - 1, rng.randrange(len(values))])
            values[at] = rng.randint(1, 1000) / 100
        return "%s\n[%s]" % (json.dumps(equations), ",".join("%.5f" % value for value in values))
