import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = size if size < 60 else min(50000, (size - 59) ** 3 * 3 // 4 + 60)
        wide = r.choice([1, 2, 5, 30, 10 ** 9 // (2 * n)])
        gap = r.choice([0, 1, 3, 30, 10 ** 9 // (2 * n) - 1])
        tiles = []
        at = 1 + r.randint(0, min(gap, 5))
        while len(tiles) < n:
            right = at + r.randint(0, wide - 1)
            if right > 10 ** 9:
                break
            tiles.append([at, right])
            at = right + 1 + r.randint(0, gap)
        whole = tiles[-1][1]
        kind = r.randrange(5)
        if kind == 0:
            carpet = r.randint(1, 10)
        elif kind == 1:
            carpet = r.randint(1, min(10 ** 9, 2 * wide))
        elif kind == 2:
            carpet = max(1, whole - tiles[0][0] + r.randint(-2, 2))
        elif kind == 3:
            carpet = r.randint(1, whole)
        else:
            carpet = r.choice([1, wide, 3 * (wide + gap), 10 ** 9])
        if r.randrange(4):
            r.shuffle(tiles)
        return "%s\n%d" % (tiles, min(carpet, 10 ** 9))
