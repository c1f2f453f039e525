import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        tokens, depth, left = [], 0, rng.randint(2, 5)
        while left or depth > 1:
            if depth < 2 or left and rng.random() < 0.5:
                tokens.append(str(rng.randint(1, 9)))
                depth, left = depth + 1, left - 1
            else:
                tokens.append(rng.choice("+*"))
                depth -= 1
        return "[%s]" % ",".join('"%s"' % token for token in tokens)
