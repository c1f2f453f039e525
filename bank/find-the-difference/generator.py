import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        letters = r.choice(["a", "ab", "az", "abcdefghijklmnopqrstuvwxyz"])
        s = [r.choice(letters) for _ in range(r.choice([0, 1, 2, 3, size, size * 10]))]
        t = s + [r.choice(letters + "az")]
        if r.random() < 0.9:
            r.shuffle(t)
        return json.dumps("".join(s)) + "\n" + json.dumps("".join(t))
