import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        far = r.choice([2, 3, 100])
        right = [r.randint(1, far) for _ in range(r.choice([1, 2, 3, 5, size, 100]))]
        at = r.choice([0, len(right) - 1, r.randrange(len(right))])
        last = r.choice([x for x in range(1, far + 1) if x != right[at]])
        faulty = right[:at] + right[at + 1:] + [last]
        if r.random() < 0.1:
            faulty = list(right)
        pair = [faulty, right]
        r.shuffle(pair)
        return "%s\n%s" % tuple(pair)
