import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        letters = r.choice(["ab", "aA ", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ "])
        longest = r.choice([3, 6, 30])
        pool = set()
        most = r.choice([3, 6, size, size * 19])
        for _ in range(4 * most):
            if len(pool) >= most:
                break
            pool.add("".join(r.choice(letters) for _ in range(r.randint(1, longest))))
        pool = sorted(pool)
        r.shuffle(pool)
        common = pool[:r.choice([1, 1, 2, 3, len(pool)])]
        rest = pool[len(common):]
        split = r.randint(0, len(rest))
        lists = [(common + rest[:split])[:1000], (common + rest[split:])[:1000]]
        how = r.randrange(4)
        for at, one in enumerate(lists):
            if how == 0:
                one.reverse()
            elif how == 1 and at == 0 or how == 2:
                r.shuffle(one)
        if how == 3:
            # common strings at opposite places, so that many have the same sum
            common = common[:1000]
            lists[1][:len(common)] = reversed(common)
        return "%s\n%s" % tuple(json.dumps(one) for one in lists)
