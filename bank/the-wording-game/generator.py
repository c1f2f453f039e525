import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        low = r.randint(0, 22)
        letters = r.choice([alphabet, alphabet[low:low + 3], alphabet[low:low + 4], alphabet[::2]])
        longest = r.choice([1, 2, 3, 8])
        count = r.choice([r.randint(2, 6), size + 1, size * 50 + 2])
        words = {letters[0], letters[-1]}
        for _ in range(count):
            words.add("".join(r.choice(letters) for _ in range(r.randint(1, longest))))
        share = r.choice([0.1, 0.5, 0.5, 0.9])
        a, b = [], []
        for i, word in enumerate(sorted(words)):
            (a if r.random() < share else b).append(word)
        if not a:
            a.append(b.pop(r.randrange(len(b))))
        if not b:
            b.append(a.pop(r.randrange(len(a))))
        return "\n".join("[%s]" % ",".join('"%s"' % x for x in side) for side in (a, b))
