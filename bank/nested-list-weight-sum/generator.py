from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        ends = r.choice([1, 9, 100])
        nested = r.choice([0.1, 0.3, 0.6])
        deepest = r.choice([1, 2, 5, 50])
        left = r.choice([5, 30, size + 30])

        def items(depth, count):
            nonlocal left
            parts = []
            for _ in range(count):
                left -= 1
                if depth < deepest and left > 0 and r.random() < nested:
                    parts.append(items(depth + 1, r.choice([0, 1, 1, 2, 5])))
                else:
                    parts.append(str(r.randint(-ends, ends)))
            return "[" + ",".join(parts) + "]"

        text = items(1, r.choice([1, 2, 8, 50]))
        if r.random() < 0.4:
            # one integer as deep as may be
            deep = r.choice([10, 49])
            text = text[:-1] + ",%s%d%s]" % ("[" * deep, r.randint(-ends, ends), "]" * deep) if text.count(",") < 40 else text
        return '"' + text + '"'
