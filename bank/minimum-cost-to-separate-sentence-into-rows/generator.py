import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        length = rng.randint(1, 12) if size < 40 else size * 10 if size < 90 else 5000
        most = rng.randint(1, rng.choice([2, 5, 12, length]))
        words, left = [], length
        while left > 0:
            size_of = min(left, rng.choice([most, rng.randint(1, most)]))
            if left - size_of == 1:
                # No room for a space and a word: the last word takes it, or loses a letter.
                size_of = size_of + 1 if size_of < most else max(1, size_of - 1)
            words.append("".join(rng.choice("abc") for _ in range(size_of)))
            left -= size_of + 1
        longest = max(map(len, words))
        sentence = " ".join(words)
        k = rng.choice([longest, longest + 1, rng.randint(longest, min(5000, 3 * longest + 3)), len(sentence), min(5000, len(sentence) + 1), 5000])
        return "%s\n%d" % (json.dumps(sentence), max(k, longest))
