import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        longest = rng.randint(1, 6) if size < 40 else size * 20 if size < 95 else 10000
        most = rng.choice([3, 10, 1000, 100000])
        while True:
            # Equal totals first, by filling up; then one box of the one changes its place with one of the other.
            alice = [rng.randint(1, most) for _ in range(rng.choice([1, longest, rng.randint(1, longest)]))]
            total, bob = sum(alice), []
            while total:
                take = min(total, 100000, rng.choice([rng.randint(1, most), most]))
                if len(bob) == 9998:
                    break
                bob.append(take)
                total -= take
            while total and len(bob) < 10000:
                take = min(total, 100000)
                bob.append(take)
                total -= take
            i, j = rng.randrange(len(alice)), rng.randrange(len(bob))
            if total == 0 and alice[i] != bob[j]:
                alice[i], bob[j] = bob[j], alice[i]
                rng.shuffle(bob)
                return "%s\n%s" % ((alice, bob) if rng.random() < 0.5 else (bob, alice))
            longest, most = max(1, longest - 1), min(100000, most + 1)
