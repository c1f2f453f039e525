import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        count = min(300, r.choice([1, size // 4 + 1, size, size * 3]))
        length = min(300, r.choice([2, 3, 4, 6, size // 4 + 1, size * 3]))
        letters = "abcdefghijklmnopqrstuvwxyz"[-r.choice([1, 2, 3, 5, 26]):]
        first = [r.choice(letters) for _ in range(length)]
        words = [first]
        while len(words) < count:
            word = r.choice(words)[:]
            for _ in range(r.choice([0, 1, 1, 1, 2, 2, 3])):
                i, j = r.randrange(length), r.randrange(length)
                word[i], word[j] = word[j], word[i]
            if r.random() < 0.1:
                r.shuffle(word)
            words.append(word)
        r.shuffle(words)
        return "[%s]" % ",".join('"%s"' % "".join(word) for word in words)
