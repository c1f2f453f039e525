import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.randint(2, 2 + size // 4) if r.random() < 0.4 else 10**5 if size >= 100 else r.randint(2, 2 + size * size)

        def line(length, limit):
            """Numbers whose product is at most `limit` away from 0."""
            out = [r.choice((-1, 1)) for _ in range(length)]
            for at in r.sample(range(length), r.randint(0, min(length, 30))):
                value = r.randint(1, min(30, limit))
                limit //= value
                out[at] *= value
            return out

        zeros = min(n, r.choice([0, 0, 1, 2, 3, 10]))
        if zeros == 0:
            nums = line(n, 2**31 - 1)
        elif zeros == 1:
            nums = line(n - 1, 2**31 - 1)
            nums.insert(r.randrange(n), 0)
        else:
            a = r.randint(0, n - zeros)
            b = r.randint(0, n - zeros - a)
            between = [0] * zeros + [r.randint(-30, 30) for _ in range(n - a - b - zeros)]
            rest = between[2:]
            r.shuffle(rest)
            nums = line(a, 2**31 - 1) + [0] + rest + [0] + line(b, 2**31 - 1)
        return str(nums)
