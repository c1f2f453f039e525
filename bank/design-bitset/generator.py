import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        bits = r.choice([1, 2, 5, 64, size if size < 60 else min(100000, (size - 59) ** 3 * 3 // 2 + 60)])
        count = size if size < 60 else min(100000, (size - 59) ** 3 * 3 // 2 + 60)
        kinds = ["fix", "unfix", "flip", "all", "one", "count"]
        weights = r.choice([[1] * 6, [4, 1, 0, 1, 1, 1], [1, 4, 1, 1, 1, 1], [3, 3, 1, 1, 1, 1], [1, 0, 4, 1, 1, 1], [5, 0, 0, 1, 1, 1]])
        calls = [r.choices(kinds, weights)[0] for _ in range(count)]
        for _ in range(r.randint(0, 5)):
            calls[r.randrange(count)] = "toString"
        if not any(call in ("all", "one", "count", "toString") for call in calls):
            calls[-1] = r.choice(["all", "one", "count", "toString"])
        some = r.choice([1, bits, bits])
        at = 0
        names, arguments = ["Bitset"], [[bits]]
        for call in calls:
            values = []
            if call in ("fix", "unfix"):
                at = (at + 1) % bits if size % 3 == 0 else r.randrange(some)
                values = [at]
            names.append(call)
            arguments.append(values)
        return "%s\n%s" % (json.dumps(names), json.dumps(arguments))
