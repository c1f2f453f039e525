import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        share = r.choice([0, 0.1, 0.3, 0.5, 0.7])
        alphabet = r.choice(["a", "ab", "abz", "abcdefghijklmnopqrstuvwxyz"])
        out, letters = [], 0
        for _ in range(r.choice([1, 2, 3, 10, size, size * 1000])):
            if letters and r.random() < share:
                out.append("*")
                letters -= 1
            else:
                out.append(r.choice(alphabet))
                letters += 1
        return json.dumps("".join(out))
