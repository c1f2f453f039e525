import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        letters = r.choice(["ab", "aAbB", "abcdefghijklmnopqrstuvwxyz"])
        longest = r.choice([2, 4, 10])
        pool = sorted({"".join(r.choice(letters) for _ in range(r.randint(1, longest))) for _ in range(r.randint(2, 14))})
        pairs = []
        for _ in range(r.randint(0, 10)):
            pair = r.sample(pool, 2) if len(pool) > 1 else []
            if pair and pair not in pairs:
                pairs.append(pair)
        same = {word: {word} for word in pool}
        for a, b in pairs:
            both = same[a] | same[b]
            for word in both:
                same[word] = both
        text, ways = [], 1
        for _ in range(r.randint(1, 10)):
            word = r.choice(pool) if r.random() < 0.7 else "".join(r.choice(letters) for _ in range(r.randint(1, longest)))
            more = len(same.get(word, [word]))
            if ways * more <= 2000:
                ways *= more
                text.append(word)
        return "%s\n%s" % (json.dumps(pairs), json.dumps(" ".join(text or ["ab"])))
