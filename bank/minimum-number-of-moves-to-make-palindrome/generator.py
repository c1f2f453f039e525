import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.choice([r.randint(1, 8), size, size * 20])
        letters = r.choice(["ab", "abc", "zyxwv", "abcdefghijklmnopqrstuvwxyz"])
        half = [r.choice(letters) for _ in range(n // 2)]
        s = half + half[::-1]
        if n % 2:
            s.insert(n // 2, r.choice(letters))
        kind = r.randrange(4)
        if kind == 0:
            r.shuffle(s)
        elif kind == 1:
            s.sort()
        else:
            for _ in range(r.choice([1, 3, n])):
                i = r.randrange(n)
                j = min(n - 1, i + r.choice([1, 1, 5]))
                s[i], s[j] = s[j], s[i]
        return '"%s"' % "".join(s)
