import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        n = rng.choice([1, 2, 3, 5, size, size * 10, size * 500])
        m = rng.choice([1, 2, 5, n, size * 5, size * 500])
        if size == 100:
            n = m = 10**5
        top = rng.choice([n + 1, n + 3, 10**6])
        held = rng.sample(range(1, top + 1), n)
        nums, free = list(held), []
        taken = set(held)
        if top - n < 4:
            free = [number for number in range(1, top + 1) if number not in taken]
        hot = rng.choice([False, True])
        operations = []
        for _ in range(m):
            at = rng.randrange(min(n, 2) if hot else n)
            if top - n < 4:
                which = rng.randrange(len(free))
                new, free[which] = free[which], held[at]
            else:
                new = rng.randint(1, top)
                if operations and rng.random() < 0.3:
                    new = rng.choice(operations[-3:])[0]
                while new in taken:
                    new = rng.randint(1, top)
            operations.append([held[at], new])
            taken.discard(held[at])
            taken.add(new)
            held[at] = new
        return "%s\n%s" % (nums, operations)
