import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.choice([r.randint(1, 8), size, size * 10, size * 1000])
        double, cut, turn = r.choice([0.01, 0.1, 0.5]), r.choice([0.02, 0.2, 0.45]), r.choice([0.02, 0.3])
        most = r.choice([100, 10**6, 10**15, 10**15])
        letters = r.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
        s, length = [], 0
        for _ in range(n):
            t = r.random()
            if t < double and 2 * length <= most:
                s.append("#")
                length *= 2
            elif t < double + (1 - double) * cut:
                s.append("*")
                length -= length > 0
            elif r.random() < turn:
                s.append("%")
            elif length < most:
                s.append(r.choice(letters))
                length += 1
            else:
                s.append("%")
        places = [0, 10**15, r.randint(0, 10**15), max(0, length - 1), length]
        if length:
            places += [r.randrange(length)] * 8
        return '"%s"\n%d' % ("".join(s), min(10**15, r.choice(places)))
