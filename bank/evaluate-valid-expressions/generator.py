import random


class Solution:
    def join(self, r, x, y, room):
        """Two expressions with their values, as one: by an operation that fits."""
        for name in r.sample(["add", "sub", "mul", "div", "div"], 5):
            (a, p), (b, q) = x, y
            if name == "div":
                if q and p % q:
                    a, p = "mul(%s,%s)" % (a, b), p * q
                    if abs(p) >= 2**63 or len(a) + len(b) > room:
                        continue
                if q == 0:
                    continue
                value = p // q
            else:
                value = p + q if name == "add" else p - q if name == "sub" else p * q
            if abs(value) < 2**63:
                return "%s(%s,%s)" % (name, a, b), value
        return "sub(%s,%s)" % (a, a), 0

    def literal(self, r):
        value = r.choice([0, 1, -1, r.randint(-9, 9), r.randint(-9, 9), r.randint(-9, 9), r.randint(-self.most, self.most)])
        return str(value), value

    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        room = r.choice([r.randint(1, 30), size * 2, size * 20, size * 900])
        self.most = r.choice([9, 1000, 10**6, 10**9, 10**18])
        shape = r.choice(["left", "right", "bush", "bush", "bush", "mixed"])
        made = self.literal(r)
        if shape == "bush":
            parts = [self.literal(r) for _ in range(max(1, room // 9))]
            while len(parts) > 1:
                i = r.randrange(len(parts) - 1) if r.random() < 0.01 else 0
                x, y = parts.pop(i), parts.pop(i)
                made = self.join(r, x, y, len(x[0]) * 2 + 20)
                parts.append(made)
            made = parts[0]
        else:
            depth = r.choice([3, 30, 300, 12000])
            for _ in range(depth):
                other = self.literal(r)
                left = shape == "left" or shape == "mixed" and r.random() < 0.5
                new = self.join(r, *((made, other) if left else (other, made)), len(made[0]) + 40)
                if len(new[0]) > min(room, 100000):
                    break
                made = new
        return '"%s"' % made[0] if len(made[0]) <= 100000 else '"0"'
