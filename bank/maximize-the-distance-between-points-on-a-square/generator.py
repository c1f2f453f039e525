import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        side = rng.choice([1, 2, 3, 4, 5, 10, 1000, 10**9, 10**9, 1 + size])
        if size == 100:
            side = 10**9
        around = 4 * side
        count = 15000 if size == 100 else rng.choice([4, 5, 6, 8, 25, 26, max(4, size), size * 150])
        count = max(4, min(count, around, 15000))
        kind = rng.choice(["any", "any", "near", "sides", "corners"])
        if kind == "any":
            places = rng.sample(range(around), count)
        elif kind == "near":
            start = rng.randrange(around)
            places = [(start + step) % around for step in range(count)]
        else:
            free = [place for place in range(around)] if around < 50000 else []
            if kind == "corners":
                free = sorted(free, key=lambda place: (min(place % side, -place % side), rng.random()))
            else:
                free = sorted(free, key=lambda place: (place // side % 2, rng.random()))
            places = free[:count] or rng.sample([turn * side + along for turn in range(4) for along in range(min(side, 4000))], count)
        points = []
        for place in places:
            turn, along = divmod(place, side)
            points.append([[along, 0], [side, along], [side - along, side], [0, side - along]][turn])
        if rng.random() < 0.9:
            rng.shuffle(points)
        most = min(25, len(points))
        k = rng.choice([4, most, rng.randint(4, most), min(5, most)])
        return "%d\n%s\n%d" % (side, points, k)
