import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        letters = r.choice(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        words = ["".join(r.choice(letters) for _ in range(r.randint(1, r.choice([1, 2, 6])))) for _ in range(r.choice([2, 6, size]))]
        gaps = ["-", " "] + r.choice([["-"], [" "], ["--", " -", "- ", "  ", "-"]])
        room = r.choice([r.randint(1, 12), size, size * 900])
        parts, length = [], 0
        while length < room:
            part = r.choice(words) + r.choice(gaps)
            parts.append(part)
            length += len(part)
        s = "".join(parts)
        at = r.choice([0, 0, 1])
        s = s[at:at + room] or "a"
        step = r.choice([1, 3, 10, len(s)])
        chunks, i = [], 0
        while i < len(s):
            j = i + r.randint(1, step)
            chunks.append(s[i:j])
            i = j
        queries, left = [], 100000
        for _ in range(r.choice([1, 10, size * 50])):
            query = "-".join(r.choice(words) for _ in range(r.choice([1, 1, 1, 2, 2, 3])))
            left -= len(query)
            if left >= 0:
                queries.append(query)
        return "\n".join("[%s]" % ",".join('"%s"' % x for x in a) for a in (chunks, queries))
