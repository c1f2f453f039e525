import random


def fits(x):
    return -2**31 <= x < 2**31


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        room = 9900 if size >= 100 else rng.randint(1, 2 + size * size // 4)
        high = rng.choice([1, 3, 9, 100, 100000, 2**31 - 1])
        deep = rng.choice([0, 0.2, 0.5, 0.8])
        products = rng.choice([0, 0.3, 0.7])

        def factor(room, depth):
            if room > 4 and depth < 60 and rng.random() < deep:
                text, value = expression(rng.randint(1, room - 2), depth + 1)
                return "(%s)" % text, value
            value = rng.randint(0, min(high, 10 ** min(room, 10) - 1))
            return str(value), value

        def term(room, depth):
            text, value = factor(room, depth)
            parts, left = [text], room - len(text)
            while left > 1 and rng.random() < products:
                text, other = factor(left - 1, depth)
                if rng.random() < 0.5 and fits(value * other):
                    parts.append("*" + text)
                    value *= other
                elif other:
                    parts.append("/" + text)
                    q = abs(value) // abs(other)
                    q = q if (value < 0) == (other < 0) else -q
                    if not fits(q):
                        parts.pop()
                        break
                    value = q
                left -= 1 + len(text)
            return "".join(parts), value

        def expression(room, depth):
            text, value = term(room, depth)
            parts, left = [text], room - len(text)
            while left > 1:
                text, other = term(left - 1, depth)
                if rng.random() < 0.5 and fits(value + other):
                    parts.append("+" + text)
                    value += other
                elif fits(value - other):
                    parts.append("-" + text)
                    value -= other
                else:
                    parts.append("+" + text)
                    value += other
                left -= 1 + len(text)
            return "".join(parts), value

        return '"%s"' % expression(room, 0)[0]
