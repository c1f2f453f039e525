import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        longest = r.choice([1, 2, 20])
        letters = r.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
        pool = set()
        for _ in range(r.choice([3, 6, 20, size * 6])):
            pool.add("".join(r.choice(letters) for _ in range(r.randint(1, longest))))
        pool = sorted(pool)
        lists, seen = [], set()
        count = r.choice([1, 3, 8, size])
        for _ in range(count * 3):
            if len(lists) == count:
                break
            if lists and r.random() < 0.5:
                # a part of another, or a little more than it
                base = list(r.choice(lists))
                if r.random() < 0.6:
                    one = r.sample(base, r.randint(max(1, len(base) - 3), len(base)))
                else:
                    one = base + r.sample(pool, min(len(pool), r.randint(1, 3)))
            else:
                one = r.sample(pool, r.randint(1, min(len(pool), r.choice([3, 10, 500]))))
            one = sorted(set(one))[:500]
            if frozenset(one) not in seen:
                seen.add(frozenset(one))
                r.shuffle(one)
                lists.append(one)
        return json.dumps(lists)
