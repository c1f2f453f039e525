from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        most = r.choice([2, 4, 8, max(2, size), 100])
        share = r.choice([0.05, 0.2, 0.5, 0.95])
        letters = "abcdefghijklmnopqrstuvwxyz"[:r.choice([1, 2, 26])]
        digits = r.choice(["2", "23456789", "9"])
        s, length = r.choice(letters), 1
        lengths = [1]
        while len(s) < most:
            c = r.choice(digits) if r.random() < share else r.choice(letters)
            if c.isdigit() and length * int(c) >= 2**63:
                c = r.choice(letters)
            new = length * int(c) if c.isdigit() else length + 1
            if new >= 2**63:
                break
            s, length = s + c, new
            lengths.append(length)
        if len(s) < 2:
            s, length = s + "2", 2 * length
        top = min(length, 10**9)
        k = r.choice([1, top, r.randint(1, top), r.randint(1, top), r.choice(lengths), r.choice(lengths) + 1])
        return '"%s"\n%d' % (s, max(1, min(top, k)))
