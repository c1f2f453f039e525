import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        reach = rng.choice([1, 2, 5, size, 100 * size])
        a, b = rng.randint(-reach, reach), rng.randint(-reach, reach)
        kind = rng.choice(["square", "square", "square", "rhombus", "rectangle", "near", "dart", "same", "pairs"])
        if kind in ("square", "near"):
            points = [(0, 0), (a, b), (a - b, a + b), (-b, a)]
        elif kind == "rhombus":
            points = [(0, 0), (a, b), (a + b, a + b), (b, a)]
        elif kind == "rectangle":
            times = rng.choice([2, -3])
            points = [(0, 0), (a, b), (a - b * times, b + a * times), (-b * times, a * times)]
        elif kind == "dart":
            points = [(0, 0), (a, 0), (0, a), (b, b)]
        elif kind == "same":
            points = [(a, b)] * 4
        else:
            points = [(0, 0), (a, b)] * 2
        if kind == "near":
            at = rng.randrange(4)
            points[at] = (points[at][0] + rng.choice([-1, 0, 1]), points[at][1] + rng.choice([-1, 1]))
        rng.shuffle(points)
        lows, highs = [min(axis) for axis in zip(*points)], [max(axis) for axis in zip(*points)]
        if any(high - low > 20000 for low, high in zip(lows, highs)):
            points, lows, highs = [(0, 0), (1, 1), (1, 0), (0, 1)], [0, 0], [1, 1]
        shifts = [rng.choice([-10**4 - low, 10**4 - high, rng.randint(-10**4 - low, 10**4 - high)]) for low, high in zip(lows, highs)]
        return "\n".join(str([x + shifts[0], y + shifts[1]]) for x, y in points)
