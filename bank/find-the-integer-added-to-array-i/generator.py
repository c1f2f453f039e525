from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        n = r.choice([1, 2, 3, r.randint(1, 10), max(1, size), 100])
        width = r.choice([0, 1, 5, 100, 1000])
        nums1 = [r.randint(0, width) for _ in range(n)]
        low, high = min(nums1), max(nums1)
        room = 1000 - (high - low)
        first, second = (r.choice([0, room, r.randint(0, room)]) for _ in range(2))
        nums1 = [x - low + first for x in nums1]
        nums2 = [x - first + second for x in nums1]
        if r.random() < 0.8:
            r.shuffle(nums2)
        return "%s\n%s" % (nums1, nums2)
