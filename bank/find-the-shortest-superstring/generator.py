import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        letters = rng.choice(["ab", "abc", "acgt", "abcdefghijklmnopqrstuvwxyz"])
        count = 1 + size * 11 // 100
        lengths = rng.choice([(1, 4), (3, 8), (8, 20), (20, 20)])
        # Pieces of one text overlap; some words come from elsewhere.
        text = "".join(rng.choice(letters) for _ in range(rng.choice([25, 60, 150])))
        words = []
        for _ in range(count * 20):
            length = rng.randint(*lengths)
            at = rng.randint(0, len(text) - length)
            word = text[at:at + length] if rng.random() < 0.8 else "".join(rng.choice(letters) for _ in range(length))
            if len(words) < count and not any(word in other or other in word for other in words):
                words.append(word)
        return json.dumps(words)
