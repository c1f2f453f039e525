from fractions import Fraction


class Solution:
    def isValid(self, equations, values, queries):
        # Equations of the same variables agree exactly.
        near = {}
        for (a, b), value in zip(equations, values):
            ratio = Fraction(repr(value))
            near.setdefault(a, []).append((b, 1 / ratio))
            near.setdefault(b, []).append((a, ratio))
        size = {}
        for start in near:
            if start in size:
                continue
            size[start] = Fraction(1)
            todo = [start]
            while todo:
                a = todo.pop()
                for b, factor in near[a]:
                    if b not in size:
                        size[b] = size[a] * factor
                        todo.append(b)
                    elif size[b] != size[a] * factor:
                        return False
        return True
