import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, min(100, size))
        seats = r.sample(range(100), n)
        start = r.choice([0, 10 ** 10 - n, r.randrange(10 ** 10 - n)])
        phones = set()
        while len(phones) < n:
            phones.add(start + len(phones) if size % 2 else r.randrange(10 ** 10))
        phones = sorted(phones)
        r.shuffle(phones)
        low, high = r.choice([(0, 99), (59, 62), (60, 61), (61, 99), (0, 60)])
        people = ["%010d%s%02d%02d" % (phones[i], r.choice("MFO"), r.randint(low, high), seats[i]) for i in range(n)]
        return "[%s]" % ",".join('"%s"' % person for person in people)
