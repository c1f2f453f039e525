# The walls stand between pairs of cells and block the way in both directions; no cell is marked as safe, a region
# is all infected cells that reach each other through open sides.
# oracle:
#   m, n <= 4
class Solution:
    def containVirus(self, isInfected):
        cells = {(r, c) for r, row in enumerate(isInfected) for c in range(len(row))}
        ill = {(r, c) for r, c in cells if isInfected[r][c]}
        walls = set()

        def beside(cell):
            r, c = cell
            near = cells & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
            return {other for other in near if frozenset((cell, other)) not in walls}

        while True:
            regions, rest = [], set(ill)
            while rest:
                region, border = set(), {rest.pop()}
                while border:
                    region |= border
                    border = {other for cell in border for other in beside(cell) & ill} - region
                rest -= region
                regions.append(region)
            threats = [set().union(*(beside(cell) - ill for cell in region)) for region in regions]
            if not any(threats):
                return len(walls)
            chosen = max(range(len(regions)), key=lambda i: len(threats[i]))
            for cell in regions[chosen]:
                walls |= {frozenset((cell, other)) for other in beside(cell) - ill}
            ill = ill.union(*(threat for i, threat in enumerate(threats) if i != chosen))
