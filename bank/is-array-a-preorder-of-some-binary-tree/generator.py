import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, size if size < 60 else min(100000, (size - 59) ** 3 * 3 // 2 + 60))
        kind = r.randrange(3)
        places = [-1]
        # A tree in preorder: the place at the end of the list is taken next.
        rows = []
        for i in range(n):
            above = places.pop()
            rows.append([i, above])
            left = n - 1 - i - len(places)
            both = r.randrange(3) == 0 if kind == 0 else r.randrange(2) == 0 if kind == 1 else n <= 500 and r.randrange(9) == 0
            if left >= 2 and both or not places and left == 2 and kind == 1:
                places += [i, i]
            elif left >= 1 and (not places or r.randrange(3)):
                places.append(i)
        label = r.sample(range(100001), n) if r.randrange(2) else list(range(n))
        if label[0] == 0 and r.randrange(2):
            r.shuffle(label)
        rows = [[label[i], -1 if above == -1 else label[above]] for i, above in rows]
        change = r.randrange(4)
        if change == 0 and n > 2:
            i, j = r.sample(range(1, n), 2)
            rows[i], rows[j] = rows[j], rows[i]
        elif change == 1 and n > 2:
            i = r.randrange(1, n - 1)
            rows[i], rows[i + 1] = rows[i + 1], rows[i]
        elif change == 2 and r.randrange(3) == 0:
            r.shuffle(rows)
        return str(rows)
