import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        n = rng.randint(2, 10)
        order = sorted(rng.sample(range(-20, 41), n))
        k = rng.randint(0, n - 1)
        arr = order[:]
        for _ in range(20):
            i, j = rng.randrange(n), rng.randrange(n)
            arr[i], arr[j] = arr[j], arr[i]
            if any(abs(p - order.index(x)) > k for p, x in enumerate(arr)):
                arr[i], arr[j] = arr[j], arr[i]
        return "%s\n%d" % (arr, k)
