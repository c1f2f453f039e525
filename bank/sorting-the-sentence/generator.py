import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        count = r.choice([1, 2, 3, r.randint(1, 9), 9])
        most = (200 - count + 1) // count - 1
        letters = r.choice(["a", "aZ", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"])
        length = lambda: r.choice([1, most, r.randint(1, min(most, 8))])
        words = ["".join(r.choice(letters) for _ in range(length())) + str(i + 1) for i in range(count)]
        kind = r.randrange(4)
        if kind == 0:
            words.reverse()
        elif kind < 3:
            r.shuffle(words)
        return json.dumps(" ".join(words))
