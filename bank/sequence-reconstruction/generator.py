import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        n = r.choice([r.randint(1, 6), size, size * 10, size * 100])
        nums = list(range(1, n + 1))
        if r.random() < 0.8:
            r.shuffle(nums)
        longest = r.choice([2, 2, 3, 5, n])
        rows = set()
        kind = r.randrange(3)
        if kind != 1:
            at = 0
            while at < n - 1:
                end = min(n - 1, at + r.randint(1, longest))
                rows.add(tuple(nums[at:end + 1]))
                at = end
            if kind == 0 and len(rows) > 1:
                rows.remove(r.choice(sorted(rows)))
        room = 100000 - sum(map(len, rows))
        for _ in range(r.choice([0, 3, n // 2])):
            if room < 1:
                break
            row = tuple(nums[i] for i in sorted(r.sample(range(n), min(n, room, r.randint(1, longest)))))
            if row not in rows and len(rows) < 10000:
                room -= len(row)
                rows.add(row)
        if not rows:
            rows.add((nums[0],))
        rows = sorted(rows)
        r.shuffle(rows)
        return "%s\n%s" % (nums, [list(row) for row in rows])
