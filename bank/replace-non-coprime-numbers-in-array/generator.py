import random
from math import gcd

PRIMES = [p for p in range(2, 400) if all(p % d for d in range(2, p))]


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        length = r.choice([1, 2, 5, 10, size, size * 10, size * 1000])
        ones = r.choice([0, 0.05, 0.4])
        few = r.choice([True, False])
        pool = r.sample(PRIMES, 3 if few else 30)
        if r.random() < 0.5:
            pool[:2] = [2, 3]
        nums, left = [], []
        while len(nums) < length:
            for _ in range(20):
                num = 1
                if r.random() >= ones:
                    for _ in range(r.choice([1, 1, 2, 3, 8])):
                        prime = r.choice(pool)
                        if left and r.random() < 0.3:
                            prime = gcd(left[-1], r.choice([6, 30, 210, 30030])) or 1
                        if num * prime <= 10**5:
                            num *= prime
                if r.random() < 0.02:
                    num = r.choice([10**5, 99991, 65536, r.randint(1, 10**5)])
                value, keep = num, len(left)
                while keep and gcd(left[keep - 1], value) > 1:
                    keep -= 1
                    value *= left[keep] // gcd(left[keep], value)
                if value <= 10**8:
                    break
            else:
                num = value = 1
                keep = len(left)
            del left[keep:]
            left.append(value)
            nums.append(num)
        if r.random() < 0.3:
            nums.reverse()
        return "[%s]" % ",".join(map(str, nums))
