import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = rng.choice([0, 1, 2, 3, 10, 9, rng.randint(2, 10), rng.randint(4, 10)])
        if count == 0:
            return "[]"
        top = rng.choice([10, 10, 2, 1])
        share = rng.choice([0.0, 0.5, 0.5, 0.8, 1.0])
        value = lambda: str(rng.randint(1, top))
        places = [value()]
        left, before = count - 1, False
        while left > 0:
            right = left > 1 and rng.random() < share
            places += [value(), value() if right else "null"]
            # the children of the right node one level above
            places += ["null", "null"] if before else []
            left, before = left - 1 - right, right
        while places[-1] == "null":
            places.pop()
        return "[" + ",".join(places) + "]"
