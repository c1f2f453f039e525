import json
import random
import string


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        count = r.choice([1, 2, 3, 5, 10, r.randint(1, 10)])
        keys = r.sample(string.ascii_uppercase, count)
        nested = r.choice([0, 0.3, 0.6, 1])
        values = []
        for at, key in enumerate(keys):
            value = "".join(r.choice("abcxyz") for _ in range(r.choice([1, 2, 8, r.randint(1, 8)])))
            if at and r.random() < nested:
                # only keys before this one, so that there is no cycle
                inner = "%" + r.choice([keys[at - 1], r.choice(keys[:at])]) + "%"
                cut = r.randint(0, 5)
                value = (value[:cut] + inner + value[cut:])[:8]
                if value.count("%") % 2:
                    value = inner
                elif r.random() < 0.4:
                    value = inner + r.choice(["", "b", "bc"]) + "%" + r.choice(keys[:at]) + "%"
            values.append([key, value])
        if r.random() < 0.7:
            r.shuffle(values)
        r.shuffle(keys)
        return "%s\n%s" % (json.dumps(values), json.dumps("_".join("%%%s%%" % key for key in keys)))
