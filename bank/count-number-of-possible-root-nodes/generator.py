import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(2, size if size < 60 else min(100000, (size - 59) ** 3 * 3 // 2 + 60))
        kind = r.randrange(5)
        if kind == 0 and n > 1000:
            kind = 4
        label = list(range(n))
        r.shuffle(label)
        edges = []
        for i in range(1, n):
            if kind == 0:
                j = i - 1
            elif kind == 1:
                j = 0
            elif kind == 2:
                j = (i - 1) // 2
            elif kind == 3:
                j = r.randrange(min(i, 4))
            else:
                j = r.randrange(i)
            edge = [label[j], label[i]]
            if r.randrange(2):
                edge.reverse()
            edges.append(edge)
        r.shuffle(edges)
        both = edges + [[b, a] for a, b in edges]
        towards = r.randrange(3)
        if towards == 0:
            some = both
        elif towards == 1:
            some = edges
        else:
            some = r.sample(both, max(1, len(both) // 3))
        guesses = r.sample(some, min(100000, r.randint(1, len(some))))
        k = r.choice([0, 1, len(guesses), len(guesses) // 2, r.randint(0, len(guesses))])
        return "%s\n%s\n%d" % (edges, guesses, k)
