import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(2, size if size < 60 else min(100000, (size - 59) ** 3 * 3 // 2 + 60))
        kind = r.randrange(6)
        if kind == 0 and n > 5000:
            kind = 5
        label = list(range(1, n))
        if r.randrange(3):
            r.shuffle(label)
        label = [0] + label
        most = r.choice([1, 2, 10, 10 ** 9, 10 ** 9])
        least = r.choice([1, 1, most])
        rows = []
        for i in range(1, n):
            if kind == 0:
                j = i - 1
            elif kind == 1:
                j = 0
            elif kind == 2:
                j = (i - 1) // 2
            elif kind == 3:
                j = r.randrange(min(i, 4))
            elif kind == 4:
                j = r.randrange(max(0, i - 50), i)
            else:
                j = r.randrange(i)
            rows.append([label[j], label[i], r.randint(least, most)])
        if r.randrange(3):
            r.shuffle(rows)
        return str(rows)
