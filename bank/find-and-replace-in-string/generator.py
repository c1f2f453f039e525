import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        letters = r.choice(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        n = r.choice([1, 2, 3, 6, 10, max(1, size), min(1000, 10 * size)])
        s = "".join(r.choice(letters) for _ in range(n))
        longest = r.choice([1, 2, 3, 8, 50])
        hit = r.choice([0.5, 0.8, 1])
        parts, at = [], 0
        while at < n and len(parts) < 100:
            if parts and r.random() < 0.3:
                at += r.randint(1, 4)
                continue
            length = r.randint(1, min(longest, n - at))
            source = s[at:at + length]
            if r.random() >= hit:
                # one that does not occur there: another letter, or it goes past the end
                if r.random() < 0.5 or at + length < n or length == 50:
                    k = r.randrange(length)
                    source = source[:k] + ("z" if source[k] != "z" else "y") + source[k + 1:]
                else:
                    source += r.choice(letters)
            target = "".join(r.choice(letters) for _ in range(r.randint(1, longest)))
            parts.append((at, source, target))
            at += length
        r.shuffle(parts)
        indices, sources, targets = map(list, zip(*parts))
        return "\n".join(map(json.dumps, (s, indices, sources, targets)))
