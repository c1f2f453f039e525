import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        kind = r.randrange(6)
        terms = 1 + r.randrange(1 + (size if size < 70 else size * size // 2))
        digits = min(r.choice([1, 1, 2, 3, 9]), max(1, 9 - len(str(terms * 4))))
        if terms == 1 and r.random() < 0.5:
            digits = 9
        spaces = r.choice([0, 0.1, 0.5])
        deep = [0, 0.1, 0.3, 0.5, 0.45, 0.2][kind]
        signed = r.choice([0, 0.2, 0.9])
        out, depth, fresh = [], 0, True

        def put(token):
            while r.random() < spaces:
                out.append(" ")
            out.append(token)

        for term in range(terms):
            if term:
                put(r.choice("+-" if kind != 4 else "-"))
                fresh = False
            while True:
                if fresh and r.random() < signed:
                    put("-")
                if r.random() >= deep:
                    break
                put("(")
                depth += 1
                fresh = True
            put(str(r.randrange(10 ** r.randint(1, digits))))
            while depth and r.random() < 0.4:
                put(")")
                depth -= 1
        put(")" * depth)
        while r.random() < spaces:
            out.append(" ")
        return json.dumps("".join(out))
