import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        choices = 2499 if size >= 100 else rng.randint(1, 1 + size * size // 8)
        bias = rng.choice([0.5, 0.5, 0.1, 0.9])
        ends = rng.choice(["0123456789TF", "TF", "01"])
        out, open_, left = [], 0, choices
        while left or open_:
            if left and (not open_ or rng.random() < bias):
                out.append(rng.choice("TF") + "?")
                open_ += 1
                left -= 1
            else:
                out.append(rng.choice(ends) + ":")
                open_ -= 1
        return '"%s"' % ("".join(out) + rng.choice(ends))
