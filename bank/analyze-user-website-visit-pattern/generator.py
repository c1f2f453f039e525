import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = 50 if size == 100 else rng.choice([3, 4, 5, 6, 10, 30, 50, 50])
        letters = rng.choice(["ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        word = lambda: "".join(rng.choice(letters) for _ in range(rng.choice([1, 1, 2, 3, 10])))
        users = [word() for _ in range(rng.choice([1, 2, 3, 3, max(1, count // 4)]))]
        sites = [word() for _ in range(rng.choice([1, 2, 3, 4, count]))]
        names = [rng.choice(users) for _ in range(count)]
        names[:3] = [users[0]] * 3
        rng.shuffle(names)
        top = rng.choice([count, 2 * count, 10**9])
        free, times = {}, []
        for name in names:
            if name not in free:
                free[name] = rng.sample(range(1, top + 1), count)
            times.append(free[name].pop())
        if rng.random() < 0.3:
            times = sorted(rng.sample(range(1, top + 1), count))
        pages = [rng.choice(sites) for _ in range(count)]
        texts = lambda items: "[" + ",".join('"%s"' % item for item in items) + "]"
        return "\n".join([texts(names), str(times), texts(pages)])
