import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        letters = rng.choice(["AB", "ABC", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
        names = set()
        for _ in range(40):
            names.add("".join(rng.choice(letters) for _ in range(rng.randint(1, 3))))
        names = sorted(names)
        rng.shuffle(names)
        names = names[:rng.randint(2, 11)]
        high = rng.choice([1.0, 1.5, 3.0, 10.0])
        places = rng.choice([1, 1, 2])

        def day():
            some = names[:]
            rng.shuffle(some)
            if rng.random() < 0.7:
                some.remove(names[0])
                some.insert(0, names[0])
            deep = rng.random() < 0.4
            pairs = []
            for i in range(1, min(len(some), 11)):
                pair = [some[i], some[i - 1 if deep else rng.randrange(i)]]
                if rng.random() < 0.5:
                    pair.reverse()
                if not pairs or rng.random() < 0.9:
                    pairs.append(pair)
            rng.shuffle(pairs)
            return pairs, [rng.choice([1.0, high, round(rng.uniform(1, high), places)]) for _ in pairs]

        pairs1, rates1 = day()
        pairs2, rates2 = day()
        product = 1
        for rate in rates1 + rates2:
            product *= rate
        if product > 4e10:
            rates1 = [min(rate, 3.0) for rate in rates1]
            rates2 = [min(rate, 3.0) for rate in rates2]
        return "\n".join(json.dumps(x) for x in (names[0], pairs1, rates1, pairs2, rates2))
