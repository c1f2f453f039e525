import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        length = size if size < 60 else min(100000, (size - 59) ** 3 * 2)
        most = rng.choice([4, 10, 100, 10**6])
        kind = rng.randrange(4)
        low = rng.choice([1, 10**6 - most + 1])
        nums = [low + rng.randrange(most) for _ in range(length)]
        if kind == 1:
            nums = [x + 1 if x % 2 and x < 10**6 else x for x in nums]
        elif kind == 2:
            nums = [rng.choice([1, 2, 10**6 - 1, 10**6]) for _ in range(length)]
        target = nums[:]
        for _ in range(0 if kind == 3 and size % 2 else 2 * length):
            i, j = rng.randrange(length), rng.randrange(length)
            steps = min(10**6 - target[i], target[j] - 1) // 2
            if i != j and steps > 0:
                steps = rng.choice([1, steps, rng.randint(1, steps)])
                target[i] += 2 * steps
                target[j] -= 2 * steps
        rng.shuffle(target)
        return "%s\n%s" % (nums, target)
