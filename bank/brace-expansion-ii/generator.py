import random


class Solution:
    def expression(self, r, room, depth):
        parts = []
        while room > 0:
            if room >= 5 and depth < self.deepest and r.random() < self.braces:
                inside = r.randint(5, room)
                left, items = inside - 2, []
                while left > 0:
                    item = self.expression(r, r.randint(1, max(1, left - 2 if not items else left)), depth + 1)
                    items.append(item)
                    left -= len(item) + 1
                if len(items) == 1:
                    items.append(r.choice(self.letters))
                part = "{" + ",".join(items) + "}"
            else:
                part = r.choice(self.letters)
            parts.append(part)
            room -= len(part)
            if r.random() < self.end:
                break
        return "".join(parts)

    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        self.letters = r.choice(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        self.deepest = r.choice([1, 2, 3, 20])
        room = min(60, size * 3 // 4 + 1)
        while True:
            self.braces = r.choice([0.2, 0.6, 0.95])
            self.end = r.choice([0.05, 0.3, 0.6])
            made = self.expression(r, room, 0)
            if r.random() < 0.15 and room == 60:
                made = "".join("{%s,%s}" % (r.choice(self.letters), r.choice(self.letters)) for _ in range(12))
            if len(made) <= 60 and len(made) * 3 >= room:
                return '"%s"' % made
