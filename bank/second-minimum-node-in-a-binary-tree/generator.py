from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        top = 2**31 - 1
        inner = r.choice([0, 1, 2, r.randint(0, 12), 12])
        kind = r.choice(["few", "wide", "top"])

        def larger(value):
            if kind == "few":
                return value + r.choice([0, 0, 1, 2])
            if kind == "top":
                return r.choice([value, top, r.randint(value, top)])
            return r.randint(value, top)

        value = {"few": r.randint(1, 5), "top": r.choice([1, top - 1, top]), "wide": r.randint(1, 1000)}[kind]
        values, children = [value], {}
        leaves = [0]
        for _ in range(inner):
            k = r.choice([r.randrange(len(leaves)), len(leaves) - 1])
            node = leaves.pop(k)
            pair = [values[node], min(top, larger(values[node]))]
            r.shuffle(pair)
            children[node] = (len(values), len(values) + 1)
            leaves += [len(values), len(values) + 1]
            values += pair
        out, level = [], [0]
        for node in level:
            if node is None:
                out.append("null")
                continue
            out.append(str(values[node]))
            level.extend(children.get(node, (None, None)))
        while out[-1] == "null":
            out.pop()
        return "[" + ",".join(out) + "]"
