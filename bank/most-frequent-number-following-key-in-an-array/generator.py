import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        length = max(2, size if size < 60 else min(1000, (size - 59) * 25))
        values = rng.sample(range(1, 1001), rng.choice([1, 2, 3, 10, 1000]))
        while True:
            nums = [rng.choice(values) for _ in range(length)]
            key = rng.choice(nums[:-1])
            # One number follows the key more often than the others do
            target = rng.choice(values)
            times = {}
            for at in range(length - 1):
                if nums[at] == key and rng.random() < 0.3:
                    nums[at + 1] = target
            for number, after in zip(nums, nums[1:]):
                if number == key:
                    times[after] = times.get(after, 0) + 1
            counts = sorted(times.values())
            if counts and (len(counts) == 1 or counts[-1] > counts[-2]):
                return "%s\n%d" % (nums, key)
