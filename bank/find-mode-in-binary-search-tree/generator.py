import json
import random
from collections import deque


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = max(1, size * size if r.random() < 0.6 else r.randint(1, size))
        kinds = r.choice([1, 2, 3, max(1, n // 3), max(1, n // 2), n])
        base = [r.randint(-10**5, 10**5) for _ in range(kinds)]
        if r.random() < 0.3:
            values = sorted(base[i % kinds] for i in range(n))
        else:
            values = sorted(r.choice(base) for _ in range(n))
        shape = r.randrange(4)
        slope = n <= 500 and r.random() < 0.3
        # level by level: a range of the sorted values is a subtree
        out, queue = [], deque([(0, n)])
        while queue:
            low, high = queue.popleft()
            if low >= high:
                out.append(None)
                continue
            if slope:
                middle = low if shape < 2 else high - 1
            elif shape == 0:
                middle = (low + high) // 2
            else:
                middle = r.randrange(low, high)
            out.append(values[middle])
            queue.append((low, middle))
            queue.append((middle + 1, high))
        while out and out[-1] is None:
            out.pop()
        return json.dumps(out)
