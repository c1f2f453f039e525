from fractions import Fraction


class Solution:
    def isValid(self, equations: List[List[str]], values: List[float]) -> bool:
        # Doubles are enough: an equation between known variables holds exactly, or is plainly wrong.
        group, size = {}, {}
        members = {}
        closed = set()
        plain = doubtful = False
        for (a, b), value in zip(equations, values):
            value = Fraction(round(value * 100), 100)
            for x in (a, b):
                if x not in group:
                    group[x], size[x], members[x] = x, Fraction(1), [x]
            ga, gb = group[a], group[b]
            if ga == gb:
                closed.add(ga)
                if size[a] != value * size[b]:
                    largest = max(size[x] for x in members[ga])
                    if abs(size[a] - value * size[b]) >= largest / 1000 and abs(size[a] / size[b] - value) >= Fraction(1, 1000):
                        plain = True
                    else:
                        doubtful = True
            else:
                factor = size[a] / (value * size[b])
                for x in members[gb]:
                    size[x] *= factor
                    group[x] = ga
                members[ga] += members.pop(gb)
                if gb in closed:
                    closed.add(ga)
        if plain:
            return True
        for g in closed:
            if g in members:
                sizes = [size[x] for x in members[g]]
                doubtful = doubtful or max(sizes) > 10**8 * min(sizes)
        return not doubtful
