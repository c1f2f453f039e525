import json
import math
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = 10**4 if size >= 100 else r.randint(3, 3 + size * size // (1 if r.random() < 0.5 else 20))
        kind = r.randrange(6)
        if kind <= 2:
            points = self.convex(r, min(n, 300))
            if kind == 1 and len(points) > 3:
                # a corner pushed towards the middle
                at = r.randrange(len(points))
                x, y = points[at]
                u = sum(p[0] for p in points) // len(points)
                v = sum(p[1] for p in points) // len(points)
                points[at] = [x + (u - x) // 2, y + (v - y) // 2]
                if points[at] in points[:at] + points[at + 1:]:
                    points[at] = [x, y]
            elif kind == 2:
                # further points on the sides
                out = []
                for i, (x, y) in enumerate(points):
                    u, v = points[(i + 1) % len(points)]
                    out.append([x, y])
                    parts = math.gcd(u - x, v - y)
                    if parts > 1 and r.random() < 0.5:
                        part = r.randint(1, parts - 1)
                        out.append([x + (u - x) // parts * part, y + (v - y) // parts * part])
                points = out
        elif kind == 3:
            # a line above and a line below, both from left to right
            xs = sorted(r.sample(range(-10**4, 10**4 + 1), max(n, 4)))
            top = r.choice([1, 5, 10**4])
            above = [[x, r.randint(1, top)] for x in xs[1:-1] if r.random() < 0.5]
            taken = {x for x, _ in above}
            below = [[x, -r.randint(1, top)] for x in xs[1:-1] if x not in taken]
            points = [[xs[0], 0]] + above + [[xs[-1], 0]] + below[::-1]
        elif kind == 4:
            # a rectangle
            a, b = sorted(r.sample(range(-10**4, 10**4 + 1), 2))
            c, d = sorted(r.sample(range(-10**4, 10**4 + 1), 2))
            points = [[a, c], [a, d], [b, d], [b, c]]
            if r.random() < 0.3:
                points.pop()
        else:
            # stairs, and back along a straight corner
            steps = max(1, min(n // 2, 4999))
            points = [[0, 0]]
            for i in range(steps):
                points += [[i, i + 1], [i + 1, i + 1]]
            points += [[steps, 0]]
        if r.random() < 0.5:
            points = [[y, x] for x, y in points]
        if r.random() < 0.5:
            points.reverse()
        at = r.randrange(len(points))
        return json.dumps(points[at:] + points[:at])

    def convex(self, r, n):
        reach = r.choice([3, 10, 40])
        vectors = set()
        for _ in range(max(2, n // 2)):
            x, y = r.randint(-reach, reach), r.randint(-reach, reach)
            common = math.gcd(x, y)
            if common:
                vectors.add((x // common, y // common))
                vectors.add((-x // common, -y // common))
        vectors |= {(1, 0), (-1, 0), (0, 1), (0, -1)}
        ordered = sorted(vectors, key=lambda v: math.atan2(v[1], v[0]))
        factor = r.choice([1, 1, 2, 3])
        points, x, y = [], 0, 0
        for u, v in ordered:
            points.append([x, y])
            x, y = x + factor * u, y + factor * v
        left, low = min(p[0] for p in points), min(p[1] for p in points)
        wide = max(max(p[0] for p in points) - left, max(p[1] for p in points) - low)
        a, b = r.randint(-10**4, 10**4 - wide), r.randint(-10**4, 10**4 - wide)
        return [[x - left + a, y - low + b] for x, y in points]
