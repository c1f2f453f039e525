import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        count = min(300, r.choice([size // 10 + 1, size, size * 3]))
        ports = 1 + r.choice([1, 2, 4, 8, count // 2 + 1, count])
        letters = r.choice(["AB", "JKF", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
        names = {"JFK"}
        for _ in range(4 * ports):
            if len(names) < ports:
                names.add("".join(r.choice(letters) for _ in range(3)))
        names.add("ZZZ")
        names = sorted(names)
        at, tickets = "JFK", []
        while len(tickets) < count:
            to = r.choice(names)
            if r.random() < 0.2:
                to = "JFK"
            if to == at:
                continue
            tickets.append([at, to])
            if r.random() < 0.3 and len(tickets) + 1 < count:
                tickets.append([to, at])
            else:
                at = to
        r.shuffle(tickets)
        return str(tickets).replace("'", '"')
