import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        letters = r.choice(["ab", "abcz", "abcdefghijklmnopqrstuvwxyz"])
        plate = [r.choice(letters) for _ in range(r.randint(0, 7))]
        words = []
        for _ in range(r.choice([1, 2, 4, size, size * 10])):
            word = [c for c in plate if r.random() < r.choice([0.5, 0.9, 1])]
            word += [r.choice(letters) for _ in range(r.randint(0, 15 - len(word)))] if r.random() < 0.7 else []
            r.shuffle(word)
            words.append("".join(word) or r.choice(letters))
        full = plate + [r.choice(letters) for _ in range(r.randint(0, 8))]
        r.shuffle(full)
        words[r.randrange(len(words))] = "".join(full) or "a"
        plate = [c.upper() if r.random() < 0.5 else c for c in plate]
        while len(plate) < 7 and (not plate or r.random() < 0.6):
            plate.insert(r.randint(0, len(plate)), r.choice(" 0123456789"))
        return json.dumps("".join(plate)) + "\n" + json.dumps(words)
