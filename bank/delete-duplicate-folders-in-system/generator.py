from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        names = r.choice([["a", "b"], ["a", "b", "c", "d"], ["ab", "abc", "b", "bc", "c", "a"],
                          [chr(97 + i) for i in range(26)], ["longername" , "x", "yz"]])
        goal = r.choice([1, 3, 8, 15, 40, max(1, size * 20)])
        deep = r.random() < 0.2
        made, known, letters = [()], {()}, 0

        def add(path):
            nonlocal letters
            cost = sum(map(len, path))
            if path in known or len(path) > 500 or letters + cost > 2 * 10**5 or len(made) > goal:
                return
            known.add(path)
            made.append(path)
            letters += cost

        for _ in range(3 * goal + 1):
            parent = made[-1] if deep and r.random() < 0.9 else r.choice(made)
            if r.random() < 0.2 and len(made) > 1:
                # the same folders once more, below another parent
                top = r.choice(made[1:])
                copy = [p for p in made[:400] if p[:len(top)] == top]
                new = parent + (r.choice(names),)
                for p in copy:
                    path = new + p[len(top):]
                    if path[:-1] in known:
                        add(path)
            else:
                add(parent + (r.choice(names),))
        paths = made[1:]
        if not paths:
            paths = [("a",)]
        if r.random() < 0.7:
            r.shuffle(paths)
        return "[" + ",".join("[" + ",".join('"%s"' % n for n in p) + "]" for p in paths) + "]"
