import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = size if size < 60 else min(99000, (size - 59) ** 3 * 3 // 2 + 60)
        nots = r.choice([0, 1, 2, 8])
        deep = n <= 400 and r.randrange(3) == 0
        full = nots == 8 or r.randrange(3) == 0
        # Level by level, as the site writes trees: places become operations while nodes are left.
        out = []
        left = n - 1
        level = [True]
        while any(level):
            below = []
            turn = r.choice([place for place, there in enumerate(level) if there])
            for place, there in enumerate(level):
                if not there:
                    out.append("null")
                elif left == 0 or (place != turn and (deep or not full and r.randrange(3) == 0)):
                    out.append(str(r.randrange(2)))
                    below += [False, False]
                elif left == 1 or r.randrange(10) < nots:
                    out.append("5")
                    left -= 1
                    below += r.choice([[True, False], [False, True]])
                else:
                    out.append(str(r.randint(2, 4)))
                    left -= 2
                    below += [True, True]
            level = below
        return "[%s]\n%s" % (",".join(out), r.choice(["true", "false"]))
