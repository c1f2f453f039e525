from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        share = r.choice([0.3, 0.5, 0.6, 0.9])
        s, inside = "", 0
        for _ in range(r.choice([1, 2, 3, 8, max(1, size // 2), 50])):
            enter = inside == 0 or r.random() < share
            s += "E" if enter else "L"
            inside += 1 if enter else -1
        return '"%s"' % s
