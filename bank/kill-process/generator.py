import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, size if size < 60 else min(50000, (size - 59) ** 3 * 3 // 4 + 60))
        most = r.choice([n, min(50000, 2 * n), 50000])
        kind = r.randrange(6)
        if kind == 0 and n > 3000:
            kind = 5
        pid = r.sample(range(1, most + 1), n)
        rows = [(pid[0], 0)]
        for i in range(1, n):
            if kind == 0:
                j = i - 1
            elif kind == 1:
                j = 0
            elif kind == 2:
                j = (i - 1) // 2
            elif kind == 3:
                j = r.randrange(min(i, 6))
            elif kind == 4:
                j = r.randrange(max(0, i - 40), i)
            else:
                j = r.randrange(i)
            rows.append((pid[i], pid[j]))
        kill = r.choice([pid[0], pid[-1], pid[n // 2], pid[min(n - 1, 3)], r.choice(pid)])
        if r.randrange(4):
            r.shuffle(rows)
        return "%s\n%s\n%d" % ([a for a, _ in rows], [b for _, b in rows], kill)
