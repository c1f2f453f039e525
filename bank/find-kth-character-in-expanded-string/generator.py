import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = 100000 if size >= 100 else rng.randint(1, 1 + size * size // 4)
        letters = rng.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
        longest = rng.choice([1, 3, 20, n, n])
        words, room = [], n
        while room > 0:
            word = "".join(rng.choice(letters) for _ in range(min(room, rng.randint(1, longest))))
            words.append(word)
            room -= len(word) + 1
        total = sum(len(w) * (len(w) + 1) // 2 for w in words) + len(words) - 1
        # the last letter, the first ones, a place near the border of a word, any place
        border = sum(len(w) * (len(w) + 1) // 2 + 1 for w in words[:rng.randint(0, len(words))])
        k = rng.choice([total - 1, 0, border - 1, border - 2, border, rng.randrange(total), rng.randrange(total)])
        return '"%s"\n%d' % (" ".join(words), max(0, min(k, total - 1)))
