import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        numbers = []
        length = r.randint(1, max(1, size))
        for _ in range(2):
            if r.random() < 0.3:
                length = r.randint(1, max(1, size))
            # a stepping number, or one beside it
            digits = [r.randint(1, 9)]
            while len(digits) < length:
                digits.append(max(0, min(9, digits[-1] + r.choice((-1, 1)))))
            number = int("".join(map(str, digits))) + r.choice((0, 0, 1, -1))
            how = r.randrange(6)
            if how == 0:
                number = 10 ** (length - 1)
            elif how == 1:
                number = 10**length - 1
            elif how == 2:
                number = r.randint(10 ** (length - 1), 10**length - 1)
            numbers.append(max(1, number))
        if r.random() < 0.2:
            numbers[1] = numbers[0]
        elif r.random() < 0.2:
            numbers[1] = numbers[0] + r.randint(0, 1000)
        return "\n".join(json.dumps(str(min(number, 10**100 - 1))) for number in sorted(numbers))
