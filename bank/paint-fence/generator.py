import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.randint(1, 50)

        def ways(k):
            alike, differ = 0, k
            for _ in range(n - 1):
                alike, differ = differ, (alike + differ) * (k - 1)
            return alike + differ

        low, high = 1, 10**5
        while low < high:
            middle = (low + high + 1) // 2
            if ways(middle) < 2**31:
                low = middle
            else:
                high = middle - 1
        return "%d\n%d" % (n, r.choice([low, r.randint(1, low), r.randint(1, low)]))
