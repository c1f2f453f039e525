import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        length = size if size < 50 else (size - 49) * 40 if size < 90 else 20000
        letters = rng.choice(["a", "ab", "yz", "abcdefghijklmnopqrstuvwxyz"])
        s = "".join(rng.choice(letters) for _ in range(length))
        k = rng.choice([1, length, (length + 1) // 2, rng.randint(1, length), rng.randint(1, min(length, 10))])
        modulo = rng.choice([1, 2, 10, 100, 10**9, 10**9 - 63, rng.randint(1, 10**9)])
        power = rng.choice([1, 2, 26, 27, modulo, 10**9, rng.randint(1, 10**9)])
        at = rng.choice([0, length - k, rng.randint(0, length - k)])
        value = 0
        for letter in reversed(s[at:at + k]):
            value = (value * power + ord(letter) - 96) % modulo
        return "%s\n%d\n%d\n%d\n%d" % (json.dumps(s), power, modulo, k, value)
