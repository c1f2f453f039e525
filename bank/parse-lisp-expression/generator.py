import random

NAMES = ["x", "y", "z", "a", "b1", "foo", "lets", "adda", "mul", "multi", "le", "c3po", "a0", "zz9"]
MOST = 2 ** 31 - 1


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        self.r = r
        self.names = NAMES[:r.choice([1, 2, 4, len(NAMES)])]
        self.numbers = r.choice([1, 3, 12, 100, 40000, MOST])
        self.lets = r.choice([0, 1, 3, 6])
        self.chain = r.randrange(4) == 0
        while True:
            text, _ = self.make(max(0, min(1960, size * size // 5) - r.randrange(3)), {})
            if len(text) <= 2000:
                return '"%s"' % text
            size = size * 9 // 10

    def leaf(self, scope):
        if scope and self.r.randrange(3):
            name = self.r.choice(sorted(scope))
            return name, scope[name]
        value = self.r.randint(-self.numbers, self.numbers)
        return str(value), value

    def make(self, room, scope):
        """An expression of about that length, and its value."""
        r = self.r
        if room < 12:
            return self.leaf(scope)
        if r.randrange(8) < self.lets:
            scope = dict(scope)
            pairs = r.choice([1, 1, 2, 3, 6])
            out = []
            share = (room - 6) // (pairs + 1)
            for i in range(pairs):
                name = r.choice(self.names)
                part, value = self.make(share - len(name) - 2 if not self.chain else r.randrange(14), scope)
                scope[name] = value
                out += [name, part]
                room -= len(name) + len(part) + 2
            part, value = self.make(room - 6, scope)
            return "(let %s %s)" % (" ".join(out), part), value
        word = r.choice(["add", "mult"])
        left = room // 2 if not self.chain else r.randrange(14)
        one, a = self.make(left, scope)
        two, b = self.make(room - len(one) - 8, scope)
        if r.randrange(2):
            one, two = two, one
        value = a * b if word == "mult" else a + b
        if abs(value) > MOST and word == "mult":
            word, value = "add", a + b
        if abs(value) > MOST:
            # Zero times anything fits.
            word, value, two = "mult", 0, "0"
            one = one if len(one) > 0 else "0"
        return "(%s %s %s)" % (word, one, two), value
