import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        letters = r.choice(["aB", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"])
        room = r.choice([r.randint(1, 12), size, 5 * size])
        longest = r.choice([1, 2, 10, room])
        s = ""
        while len(s) < room:
            s += "".join(r.choice(letters) for _ in range(r.randint(1, longest))) + " "
        s = s[:room].rstrip(" ")
        words = s.count(" ") + 1
        return '"%s"\n%d' % (s, r.choice([1, words, max(1, words - 1), r.randint(1, words)]))
