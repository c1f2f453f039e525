import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = max(3, size if size < 99 else 100)
        length = rng.choice([2, 3, rng.randint(2, 20), 20])
        most = rng.choice([1, 2, 10, 24, 26])
        shape = [rng.randrange(most) for _ in range(length)]
        shape = [x - min(shape) for x in shape]
        while True:
            odd = shape[:]
            for _ in range(rng.choice([1, 1, 2, length])):
                odd[rng.randrange(length)] = rng.randrange(26)
            low = min(odd)
            if [x - low for x in odd] != shape:
                break
        words = []
        for _ in range(count - 1):
            shift = rng.randint(0, 25 - max(shape))
            words.append("".join(chr(97 + shift + x) for x in shape))
        words.insert(rng.choice([0, count - 1, rng.randrange(count)]), "".join(chr(97 + x) for x in odd))
        return json.dumps(words)
