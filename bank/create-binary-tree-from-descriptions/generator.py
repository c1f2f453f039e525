import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = 10**4 if size == 100 else rng.choice([1, 2, 3, 5, 2 + size // 10, size, size * 100])
        top = rng.choice([count + 1, 10**5])
        values = rng.sample(range(1, top + 1), count + 1)
        kind = rng.choice(["any", "any", "full", "path", "left"])
        free = [(values[0], 1), (values[0], 0)]
        found = []
        for child in values[1:]:
            at = {"any": rng.randrange(len(free)), "full": 0, "path": len(free) - 1 - rng.randrange(2), "left": len(free) - 2}[kind]
            if kind == "full":
                parent, left = free.pop(0)
            else:
                free[at], free[-1] = free[-1], free[at]
                parent, left = free.pop()
            found.append([parent, child, left])
            free += [(child, 1), (child, 0)]
        if rng.random() < 0.8:
            rng.shuffle(found)
        elif rng.random() < 0.5:
            found.reverse()
        return str(found)
