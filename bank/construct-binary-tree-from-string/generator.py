import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        nodes = rng.choice([1, 2, 3, 1 + size % 9, size, size * 20])
        top = rng.choice([0, 9, 99, 2**30])
        low = rng.choice([0, -top])
        kind = rng.choice(["any", "any", "bushy", "path"])
        if size == 100:
            nodes, kind = 30000 // (len(str(low or top)) + 2), "any"
        if kind == "path":
            nodes = min(nodes, 150)
        children = [[] for _ in range(nodes)]
        open_places = [0]
        for node in range(1, nodes):
            at = {"any": rng.randrange(len(open_places)), "bushy": 0, "path": len(open_places) - 1}[kind]
            parent = open_places[at]
            children[parent].append(node)
            if len(children[parent]) == 2:
                open_places.pop(at)
            open_places.append(node)
        out, rest = [], [0]
        while rest:
            node = rest.pop()
            if node == ")":
                out.append(")")
                continue
            out.append(("(" if node else "") + str(rng.choice([rng.randint(low, top), rng.randint(low, top), top, low])))
            if node:
                rest.append(")")
            rest.extend(reversed(children[node]))
        text = "".join(out)
        return '"%s"' % (text if len(text) <= 30000 else "7")
