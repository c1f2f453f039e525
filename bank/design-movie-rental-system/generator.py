import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        copies = size if size < 60 else min(100000, (size - 59) ** 3 // 2 + 60)
        calls = size if size < 60 else min(100000, (size - 59) ** 3 // 2 + 60)
        shops = r.choice([1, 2, 6, 7, copies, 3 * 10 ** 5])
        movies = r.choice([1, 3, copies, 10 ** 4])
        movies = min(movies, 10 ** 4)
        shops = max(1, min(shops, 3 * 10 ** 5))
        copies = min(copies, shops * movies)
        places = r.sample(range(shops * movies), copies)
        prices = r.choice([1, 2, 10, 10 ** 4])
        shift = r.randint(0, 10 ** 4 - movies)
        entries = [[place // movies, 1 + shift + place % movies, r.randint(1, prices)] for place in places]
        free = [entry[:2] for entry in entries]
        rented = []
        weights = r.choice([[1, 1, 1, 1], [1, 3, 1, 1], [1, 2, 1, 2], [2, 1, 2, 0], [1, 1, 0, 1]])
        names, arguments = ["MovieRentingSystem"], [[shops, entries]]
        for _ in range(calls):
            kind = r.choices(["search", "rent", "report", "drop"], weights)[0]
            if kind == "rent" and not free:
                kind = "search"
            if kind == "drop" and not rented:
                kind = "report"
            if kind == "search":
                values = [r.choice(entries)[1] if r.randrange(8) else r.randint(1, 10 ** 4)]
            elif kind == "report":
                values = []
            else:
                out, into = (free, rented) if kind == "rent" else (rented, free)
                at = r.randrange(len(out))
                out[at], out[-1] = out[-1], out[at]
                values = out.pop()
                into.append(values)
            names.append(kind)
            arguments.append(values)
        return "%s\n%s" % (json.dumps(names), json.dumps(arguments))
