import random

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        longest = 10000 if size > 90 else 20 + size * 12
        kind = r.randrange(5)
        length = r.choice([1, 2, 4, 30]) if kind < 4 else 200
        files = r.choice([0, 1, 3, 8])
        spaces = r.choice([0, 0, 1, 5])
        letters = r.choice([LETTERS, "ab", "aA0"])
        lines = []
        total = -1
        depth = 0
        way = []
        used = [set()]
        wrong = 0
        while wrong < 30:
            inside = len(way) > 0 and "." not in way[-1]
            deepest = len(way) if not way or inside else len(way) - 1
            deepest = min(deepest, 40)
            if kind == 0:
                depth = deepest
            elif kind == 1:
                depth = r.randint(0, deepest)
            elif kind == 2:
                depth = 0
            else:
                depth = deepest if r.randrange(3) else r.randint(0, deepest)
            name = self.name(r, letters, length, spaces)
            if r.randrange(10) < files:
                name += "." + self.name(r, letters, min(length, 4), spaces)
            if name in used[depth]:
                wrong += 1
                continue
            if total + 1 + depth + len(name) > longest:
                break
            total += 1 + depth + len(name)
            del way[depth:]
            del used[depth + 1:]
            used[depth].add(name)
            way.append(name)
            used.append(set())
            lines.append("\\t" * depth + name)
            if r.randrange(60) == 0:
                break
        if not lines:
            lines = [r.choice(["a", "a.b", "dir", "f.txt"])]
        return '"%s"' % "\\n".join(lines)

    def name(self, r, letters, length, spaces):
        return "".join(" " if r.randrange(20) < spaces else r.choice(letters) for _ in range(r.randint(1, length)))
