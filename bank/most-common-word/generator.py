import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        letters = r.choice(["ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        pool = sorted({"".join(r.choice(letters) for _ in range(r.randint(1, 6))) for _ in range(r.randint(2, 8))})
        r.shuffle(pool)
        best = pool.pop()
        banned = [word for word in pool if r.random() < 0.4]
        others = [word for word in pool if word not in banned]
        count = r.randint(1, 4)
        words = [best] * count
        for word in others:
            words += [word] * r.randint(0, count - 1)
        for word in banned:
            words += [word] * r.randint(0, count + 2)
        r.shuffle(words)
        marks = r.choice([[" "], [" ", ", ", ". ", "! "], [",", ";", "'", "?", " ", ", ", ".", "  ", "!?"]])
        style = r.choice([str.lower, str.title, str.upper, None])
        text = ""
        for word in words:
            if style is None:
                text += "".join(r.choice([c, c.upper()]) for c in word)
            else:
                text += style(word)
            text += r.choice(marks)
        if r.random() < 0.5:
            text = text.rstrip(" ,.;!?'")
        if r.random() < 0.2:
            text = r.choice(["!", ",", " "]) + text
        if r.random() < 0.3:
            banned += [word for word in ("zzz", "other") if word != best][:100 - len(banned)]
        return json.dumps(text) + "\n" + json.dumps(banned)
