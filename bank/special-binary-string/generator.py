import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        pairs = max(1, min(25, size // 4))
        up = rng.choice([0.3, 0.5, 0.5, 0.7, 0.9])
        ones = height = 0
        digits = []
        while len(digits) < 2 * pairs:
            if ones < pairs and (height == 0 or rng.random() < up):
                digits.append("1")
                ones, height = ones + 1, height + 1
            else:
                digits.append("0")
                height -= 1
        if rng.random() < 0.3:
            digits = ["1"] + digits[:-2] + ["0"] if self.is_special(digits[:-2]) and pairs > 1 else digits
        return json.dumps("".join(digits))

    def is_special(self, digits):
        height = 0
        for digit in digits:
            height += 1 if digit == "1" else -1
            if height < 0:
                return False
        return height == 0
