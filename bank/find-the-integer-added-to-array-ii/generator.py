import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = rng.randint(1, 6) if size < 50 else 2 * size - 2
        most = rng.choice([2, 10, 1000])
        spread = rng.randint(0, most)
        low, high = [rng.randint(0, most - spread) for _ in range(2)]
        steps = [rng.randint(0, spread) for _ in range(count)]
        if rng.random() < 0.3:
            # Equal steps: several x fit.
            step = max(1, spread // (count + 2))
            steps = [min(spread, step * i) for i in range(count)]
        near = lambda: max(0, min(1000, low + rng.choice([-1, 0, spread, spread + 1, rng.randint(-spread, 2 * spread + 1)])))
        nums1 = [low + step for step in steps] + [near(), near()]
        nums2 = [high + step for step in steps]
        rng.shuffle(nums1)
        rng.shuffle(nums2)
        return "%s\n%s" % (nums1, nums2)
