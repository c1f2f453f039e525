class Solution:
    def check(self, isWater: List[List[int]], expected: List[List[int]], got: List[List[int]]) -> str:
        n = len(isWater[0])
        if len(got) != len(isWater) or any(len(row) != n for row in got):
            return "not a matrix of the same size"
        above = None
        for water, row in zip(isWater, got):
            if min(row) < 0:
                return "a negative height"
            if any(x and w for x, w in zip(row, water)):
                return "water above 0"
            if any(not -1 <= a - b <= 1 for a, b in zip(row, row[1:])):
                return "a step of more than 1"
            if above and any(not -1 <= a - b <= 1 for a, b in zip(row, above)):
                return "a step of more than 1"
            above = row
        highest, best = max(map(max, got)), max(map(max, expected))
        return "" if highest == best else "the highest is %d, %d is possible" % (highest, best)
