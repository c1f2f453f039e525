from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        students = r.choice([1, 2, 5, max(1, 2 * size)])
        top = r.choice([1, 10, 100, 100])
        rest = 1000 - 5 * students
        extra = r.choice([0, r.randint(0, min(rest, 5)), r.randint(0, rest)])
        names = r.sample(range(1, 1001), students)
        ids = names * 5 + [r.choice(names) for _ in range(extra)]
        if r.random() < 0.8:
            r.shuffle(ids)
        return str([[i, r.randint(0, top)] for i in ids])
