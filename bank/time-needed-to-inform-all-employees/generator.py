import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = size if size < 40 else min(100000, (size - 39) ** 3 // 2 + 40)
        kind = r.randrange(6)
        label = list(range(n))
        if r.randrange(4):
            r.shuffle(label)
        manager = [-1] * n
        for i in range(1, n):
            if kind == 0:
                above = i - 1
            elif kind == 1:
                above = 0
            elif kind == 2:
                above = (i - 1) // 2
            elif kind == 3:
                above = max(0, i - 1 - r.randrange(3))
            elif kind == 4:
                above = r.randrange(min(i, 5))
            else:
                above = r.randrange(i)
            manager[label[i]] = label[above]
        leads = set(manager)
        most = r.choice([0, 1, 9, 1000, 1000])
        time = [0] * n
        for i in range(n):
            if i in leads:
                time[i] = most if r.randrange(3) == 0 else r.randint(0, most)
        return "%d\n%d\n%s\n%s" % (n, label[0], manager, time)
