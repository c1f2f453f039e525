import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        top = r.choice([10, 30, 200, 20000, 10**7, 10**9])
        lists = []
        for _ in range(2):
            n = r.choice([1, 2, 3, 6, max(1, size), size * 10, size * 100])
            n = max(1, min(n, (top + 1) // 2, 10000))
            ends = sorted(r.sample(range(top + 1), 2 * n))
            slots = [[ends[2 * k], ends[2 * k + 1]] for k in range(n)]
            if r.random() < 0.7:
                r.shuffle(slots)
            lists.append(slots)
        # around the longest common time, such that there is just one, or none
        a, b = sorted(lists[0]), sorted(lists[1])
        i = j = 0
        common = []
        while i < len(a) and j < len(b):
            length = min(a[i][1], b[j][1]) - max(a[i][0], b[j][0])
            if length > 0:
                common.append(length)
            if a[i][1] < b[j][1]:
                i += 1
            else:
                j += 1
        duration = r.choice(common or [1]) + r.choice([0, 0, 0, 1, -1])
        if r.random() < 0.3:
            duration = max(common or [1]) + r.choice([0, 1])
        duration = max(1, min(10**6, duration))
        return "\n".join(map(json.dumps, (lists[0], lists[1], duration)))
