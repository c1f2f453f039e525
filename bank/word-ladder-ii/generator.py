import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        length = rng.randint(1, 5) if size < 90 else 5
        letters = "abcdefghijklmnopqrstuvwxyz"[:rng.choice([2, 3, 4] if length > 2 else [3, 8, 26])]
        word = lambda: "".join(rng.choice(letters) for _ in range(length))
        begin = word()
        words = {begin} if rng.random() < 0.5 else set()
        # A walk of single changes leads from the one to the other, and others lie around.
        current = list(begin)
        for _ in range(rng.randint(1, 2 * length)):
            current[rng.randrange(length)] = rng.choice(letters)
            words.add("".join(current))
        end = "".join(current)
        for _ in range(min(480, size * rng.choice([0, 1, 2, 5]))):
            words.add(word())
        while end == begin:
            end = word() if rng.random() < 0.9 else rng.choice("xyz") * length
        if rng.random() < 0.1:
            words.discard(end)
        words = sorted(words) or [end]
        rng.shuffle(words)
        return "\n".join(map(json.dumps, (begin, end, words[:500])))
