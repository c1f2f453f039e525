import random

SIDE = 10**6


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        kind = rng.choice(["corner", "corner", "ring", "edge", "any"])
        if kind == "corner":
            # a slanting wall before a corner
            long = 200 if size == 100 else rng.choice([1, 2, 5, 200, rng.randint(1, 200)])
            wall = [(at, long - 1 - at) for at in range(long)]
            inside = lambda: (lambda x: (x, rng.randint(0, max(0, long - 2 - x))))(rng.randint(0, max(0, long - 2)))
        elif kind == "ring":
            long = rng.choice([1, 2, 5, 50, rng.randint(1, 50)])
            middle = rng.randint(long, 1000)
            wall = [(middle + dx, middle + dy) for dx in range(-long, long + 1) for dy in {long - abs(dx), abs(dx) - long}]
            inside = lambda: (middle, middle + rng.randint(1 - long, long - 1))
        elif kind == "edge":
            # a wall from border to border around a place at the left border
            long = rng.choice([1, 3, 66, rng.randint(1, 66)])
            middle = rng.randint(long, 1000)
            wall = [(long - abs(dy), middle + dy) for dy in range(-long, long + 1)]
            inside = lambda: (rng.randint(0, long - 1), middle)
        else:
            wall = [(rng.randrange(size), rng.randrange(size)) for _ in range(rng.randint(0, 200))]
            inside = lambda: (rng.randrange(size), rng.randrange(size))
        if rng.random() < 0.4 and wall:
            wall.pop(rng.randrange(len(wall)))
        taken = set(wall)
        rng.shuffle(wall)

        def place(near):
            for _ in range(100):
                spot = inside() if near else (rng.choice([rng.randrange(SIDE), rng.randrange(260)]), rng.randrange(SIDE))
                if spot not in taken and min(spot) >= 0:
                    taken.add(spot)
                    return spot
            return place(False)

        source = place(rng.random() < 0.7)
        target = place(rng.random() < 0.3)
        if rng.random() < 0.5:
            source, target = target, source
        turn = rng.randrange(8)

        def turned(spot):
            x, y = spot
            x = SIDE - 1 - x if turn & 1 else x
            y = SIDE - 1 - y if turn & 2 else y
            return [y, x] if turn & 4 else [x, y]

        return "%s\n%s\n%s" % ([turned(spot) for spot in wall], turned(source), turned(target))
