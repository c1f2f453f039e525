import json
import random

WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        most = r.choice([1, 3, size, size * 10, size * 190])
        words = r.sample(WORDS, r.choice([1, 2, 3, 5, 9, 10]))
        letters, length = [], 0
        for _ in range(r.randint(max(1, most // 2), most)):
            word = r.choice(words)
            letters += word
        kind = r.randrange(4)
        if kind == 1:
            letters.sort()
        elif kind:
            r.shuffle(letters)
        return json.dumps("".join(letters))
