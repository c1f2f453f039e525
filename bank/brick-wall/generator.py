from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        top = 2**31 - 1
        bricks = r.choice([3, 10, 40, size * 200])
        rows = r.choice([1, 2, 5, max(1, bricks // 4), max(1, bricks // 2), bricks])
        rows = min(rows, bricks, 10**4)
        width = r.choice([r.randint(1, 5), r.randint(1, 30), 10**4, r.randint(1, top), top, 2 * top])
        least = 1 if width <= top else 2
        most = max(least, min(10**4, bricks // rows, width))
        if least * rows > 2 * 10**4:
            width, least = top, 1
        favourites = [r.randint(1, max(1, width - 1)) for _ in range(3)]
        wall = []
        for _ in range(rows):
            edges = {width // 2} if width > top else set()
            for _ in range(r.randint(least, most) - least):
                edges.add(r.choice(favourites) if r.random() < 0.4 else r.randint(1, max(1, width - 1)))
            ends = [0] + sorted(e for e in edges if e < width) + [width]
            wall.append([b - a for a, b in zip(ends, ends[1:])])
        while sum(map(len, wall)) > 2 * 10**4:
            wall.pop()
        return str(wall)
