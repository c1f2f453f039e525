import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.choice([r.randint(1, 6), size, size * 20, size * 100])
        bend = r.choice([0, 0.5, 0.9, 1])
        fork = r.choice([0, 0.01, 0.5, 1])
        row, made, tokens, height = 1, 1, [str(r.randint(-100, 100))], 1
        while row:
            places = [None] * (2 * row)
            kept = r.sample(range(row), row) if row > 1 else [0]
            children = 0
            for i in kept:
                if made >= n:
                    break
                if children and r.random() > fork:
                    continue
                first = 2 * i + (r.random() < bend)
                both = r.random() < fork
                for place in (first, first ^ 1) if both else (first,):
                    if made < n:
                        places[place] = str(r.randint(-100, 100))
                        made += 1
                        children += 1
            tokens += [x or "null" for x in places]
            height += children > 0
            row = children
        while tokens[-1] == "null":
            tokens.pop()
        depth = r.choice([1, 2, height, height + 1, r.randint(1, height + 1)])
        return "[%s]\n%d\n%d" % (",".join(tokens), r.randint(-100000, 100000), depth)
