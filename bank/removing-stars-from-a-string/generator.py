from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        letters = r.choice(["a", "ab", "abcdefghijklmnopqrstuvwxyz"])
        share = r.choice([0.1, 0.4, 0.5, 0.7])
        out, left = [], 0
        for _ in range(r.choice([1, 2, 5, 12, size * 1000])):
            if left and r.random() < share:
                out.append("*")
                left -= 1
            else:
                out.append(r.choice(letters))
                left += 1
        if r.random() < 0.3 and len(out) + left <= 10**5:
            out.append("*" * left)
        return '"' + "".join(out) + '"'
