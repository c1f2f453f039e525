import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        longest = size // 5 + 1 if size < 60 else size * 5 if size < 95 else 1000
        lists = []
        most = rng.choice([4 * longest + 4, 10 ** 9])
        for _ in range(2):
            count = rng.choice([0, 1, longest, rng.randint(0, longest)])
            kind = rng.randrange(3)
            if kind == 0:
                ends = sorted(rng.sample(range(most + 1), 2 * count))
            elif kind == 1:
                # As dense as can be.
                first = rng.randint(0, most + 1 - 2 * count)
                ends = list(range(first, first + 2 * count))
            else:
                cuts = sorted(rng.sample(range(0, most + 1, 2), count))
                ends = [end for cut, after in zip(cuts, cuts[1:] + [most + 2]) for end in (cut, after - 1)]
                ends = [min(end, most + 1) for end in ends]
                if ends and ends[-1] > 10 ** 9:
                    ends = ends[:-2]
            lists.append([ends[i:i + 2] for i in range(0, len(ends), 2)])
        if not any(lists):
            lists[rng.randrange(2)] = [[0, 1]]
        return "%s\n%s" % tuple(lists)
