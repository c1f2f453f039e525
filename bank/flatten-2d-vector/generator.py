import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        width = r.choice([0, 1, 2, 5, size])
        vec = [[r.randint(-500, 500) for _ in range(r.randint(0, width))] for _ in range(r.choice([0, 1, 3, size, 200]))]
        left = sum(map(len, vec))
        calls = ["Vector2D"]
        for _ in range(r.choice([1, left + 1, 2 * left + 2])):
            call = "next" if left and r.random() < 0.6 else "hasNext"
            left -= call == "next"
            calls.append(call)
        return json.dumps(calls) + "\n" + json.dumps([[vec]] + [[] for _ in calls[1:]])
