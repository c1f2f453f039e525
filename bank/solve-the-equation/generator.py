import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        most = r.choice([1, 3, 9, 100, 100])
        count = max(1, size)
        texts = []
        a = b = 0
        for factor in (1, -1):
            text = ""
            for i in range(r.randint(1, count)):
                sign = r.choice([1, -1]) if i else r.choice([1, 1, 1, -1])
                value = r.randint(0, most)
                x = r.randrange(2)
                if x and value == 1 and r.randrange(8):
                    word = "x"
                else:
                    word = "%d%s" % (value, "x" * x)
                text += ("-" if sign < 0 else "+" if i else "") + word
                if x:
                    a += factor * sign * value
                else:
                    b += factor * sign * value
            texts.append(text)
        kind = r.randrange(6)
        # Terms at the right make it unsolvable, always true, or have a whole solution.
        if kind < 2:
            texts[1] += self.terms(a, "x")
            a = 0
            if kind == 0:
                texts[1] += self.terms(b, "")
        if a:
            texts[1] += self.terms(b % a if r.randrange(2) else b - a * r.randint(-50, 50), "")
        text = "=".join(texts)
        return '"%s"' % text if len(text) <= 1000 else self.generate(seed + 1, size * 9 // 10, arguments)

    def terms(self, value, x):
        """Terms, each at most 100, with that sum."""
        text = ""
        while value:
            part = max(-100, min(100, value))
            text += "%s%d%s" % ("-" if part < 0 else "+", abs(part), x)
            value -= part
        return text
