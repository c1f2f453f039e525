import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        while True:
            terms = 1 + r.choice([1, 2, 3, 5, 15, 15, r.randint(1, 15)])
            low, high = r.choice([(0, 9), (0, 1), (1, 2), (0, 3), (1, 3), (8, 9), (2, 5)])
            plus = r.choice([0, 0.3, 0.5, 0.7, 1])
            s = str(r.randint(low, high))
            for _ in range(terms - 1):
                s += ("+" if r.random() < plus else "*") + str(r.randint(low, high))
            if self.fits(s):
                break
        # what can be reached in any order, up to the largest answer
        reached = {}
        digits, signs = s[::2], s[1::2]
        for length in range(1, len(digits) + 1):
            for at in range(len(digits) - length + 1):
                found = set() if length > 1 else {int(digits[at])}
                for cut in range(at + 1, at + length):
                    for a in reached[at, cut]:
                        for b in reached[cut, at + length]:
                            value = a + b if signs[cut - 1] == "+" else a * b
                            if value <= 1000:
                                found.add(value)
                reached[at, at + length] = found
        likely = sorted(reached[0, len(digits)])
        count = r.choice([1, 3, 10, size, size * 100])
        known = r.choice([0.2, 0.7, 1])
        answers = [r.choice(likely) if r.random() < known else r.randint(0, 1000) for _ in range(count)]
        if r.random() < 0.7:
            answers[r.randrange(count)] = self.value(s)
        return "%s\n%s" % (json.dumps(s), json.dumps(answers))

    def value(self, s):
        total = 0
        for term in s.split("+"):
            product = 1
            for digit in term.split("*"):
                product *= int(digit)
            total += product
        return total

    def fits(self, s):
        for term in s.split("+"):
            product = 1
            for digit in term.split("*"):
                product *= int(digit)
                if product > 10**9:
                    return False
        return self.value(s) <= 1000
