from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        n = r.choice([1, 2, 3, 4, r.randint(2, 10), max(1, size * 3), 1000])
        forms = [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (1, 4), (4, 1)]
        if r.random() < 0.3:
            forms = [r.choice(forms), (1, 1)]
        wanted = r.randint(1, min(n * n, r.choice([2, 10, 1000])))
        covered, artifacts = set(), []
        for _ in range(3 * wanted):
            h, w = r.choice(forms)
            if h > n or w > n or len(artifacts) == wanted:
                continue
            x, y = r.randint(0, n - h), r.randint(0, n - w)
            cells = [(x + i, y + j) for i in range(h) for j in range(w)]
            if not covered.isdisjoint(cells):
                continue
            covered.update(cells)
            artifacts.append([x, y, x + h - 1, y + w - 1])
        if not artifacts:
            artifacts, covered = [[0, 0, 0, 0]], {(0, 0)}
        share = r.choice([0.3, 0.7, 0.95, 1])
        dig = [list(c) for c in sorted(covered) if r.random() < share]
        for _ in range(r.choice([0, 1, n])):
            c = [r.randrange(n), r.randrange(n)]
            if tuple(c) not in covered and c not in dig:
                dig.append(c)
        if not dig:
            dig = [[r.randrange(n), r.randrange(n)]]
        r.shuffle(dig)
        return "%d\n%s\n%s" % (n, artifacts, dig)
