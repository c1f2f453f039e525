import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        length = 20000 if size == 100 else rng.choice([1, 5, 10, 30, size, size * 10, size * 180])
        widest = rng.choice([2, 3, 5, 40])
        trues = rng.choice([0.1, 0.5, 0.5, 0.9])
        deep = rng.choice([5, 10, 150])
        out = []
        rest = [(length, 0)]
        while rest:
            item = rest.pop()
            if isinstance(item, str):
                out.append(item)
                continue
            room, depth = item
            if room < 4 or depth >= deep:
                out.append("t" if rng.random() < trues else "f")
                continue
            sign = rng.choice("!&|&|")
            room -= 3
            count = 1 if sign == "!" else rng.randint(1, min(widest, (room + 1) // 2 or 1))
            room -= count - 1
            shares = [rng.random() ** 2 for _ in range(count)]
            total = sum(shares)
            out.append(sign + "(")
            parts = [(int(room * share / total), depth + 1) for share in shares]
            rest.append(")")
            for at, part in enumerate(parts):
                rest.append(part)
                if at + 1 < count:
                    rest.append(",")
        text = "".join(out)
        return '"%s"' % (text if len(text) <= 20000 else "|(" + "f," * 9998 + "t)")
