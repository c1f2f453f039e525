from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        n = r.choice([3, 4, r.randint(3, 10), max(3, size * 10), r.randint(3, 1000)])
        step = r.choice([0, 1, r.randint(1, 10**5 // n), 10**5 // n, r.randint(0, min(3, 10**5 // n))])
        first = r.choice([0, r.randint(0, 10**5 - step * n), 10**5 - step * n])
        arr = [first + i * step for i in range(n + 1)]
        arr.pop(r.choice([1, n - 1, r.randint(1, n - 1)]))
        if r.random() < 0.5:
            arr.reverse()
        return str(arr)
